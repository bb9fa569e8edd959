/** How an error speaks to the users at hand: of a workflow's inputs and steps, or of flags and commands. */
export interface Wording {
  readonly input: (name: string) => string;
  readonly step: (name: string) => string;
  /** Where `build` must have run for `push` to find what it left. */
  readonly sameJob: string;
}

export const WORKFLOW: Wording = {
  input: (name) => name,
  step: (name) => `step: ${name}`,
  sameJob: 'in the same job',
};

export const COMMAND_LINE: Wording = {
  input: (name) => `--${name}`,
  step: (name) => `multiarch-publish ${name}`,
  sameJob: 'on this machine and in this folder',
};

export function wordingFor(env: NodeJS.ProcessEnv): Wording {
  return env.GITHUB_ACTIONS === 'true' ? WORKFLOW : COMMAND_LINE;
}
