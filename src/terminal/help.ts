import {
  CATALOGUE,
  flagDocumentation,
  NOT_FOR_PUBLISH,
  type CommandName,
} from '../inputs/catalogue.ts';
import { STEPS } from '../inputs/catalogue-steps.ts';

const COMMANDS: Readonly<Record<CommandName, string>> = {
  publish: 'do all of it on this machine: plan, build and push every leg, join them, move tags',
  plan: 'decide everything once; --show decodes a plan instead',
  build: 'build one leg into an OCI layout',
  push: 'push what build left, and leave the leg’s record',
  manifest: 'join the legs into an index per template, move tags, read back',
  promote: 'give an index that exists further tags, or carry it to further registries',
};

const COMMAND_NAMES: readonly CommandName[] = ['publish', ...STEPS];

/** Flags of every command. */
const ALWAYS: readonly string[] = [
  row('--json', 'Print the results as JSON, last and alone on stdout.'),
  row('--report FILE', 'Write the report as Markdown.'),
];

const WITH_PLAN =
  'With --plan, what no flag says is as the plan has it, and flags for what the plan fixes, such as --images, are refused.';
const SEEN =
  'Other users of a machine can see flags: give secrets by --secret-files there, not by --secrets.';
const NOTES: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  publish: ['', WITH_PLAN, SEEN],
  build: ['', WITH_PLAN, SEEN],
  manifest: ['', WITH_PLAN],
  push: ['', 'With --layout and without --plan, also what makes a plan: see plan --help.'],
};

/** The text of `--help`: the commands, or one command's flags, all from the catalogue of inputs. */
export function help(command: string | undefined): string {
  const known = COMMAND_NAMES.find((name) => name === command);
  if (known === undefined) {
    return [
      'Usage: multiarch-publish COMMAND [--FLAG VALUE]…',
      '',
      ...Object.entries(COMMANDS).map(([name, does]) => row(name, does)),
      '',
      'Flags are the inputs of the action: multiarch-publish COMMAND --help lists them. And always:',
      ...ALWAYS,
      '',
      'This program has no flag for its own version: --version is the version to publish.',
      'Example: multiarch-publish publish --images localhost:5000/demo/{template} --version 1.0.0',
    ].join('\n');
  }
  const flags = Object.entries(CATALOGUE).filter(
    ([name, { steps }]) =>
      name !== 'step' &&
      (known === 'publish'
        ? !NOT_FOR_PUBLISH.includes(name)
        : steps.some((step) => step === known)),
  );
  return [
    `Usage: multiarch-publish ${known} [--FLAG VALUE]…`,
    '',
    ...flags.map(([name, entry]) => row(`--${name}`, flagDocumentation(entry, known))),
    ...(known === 'publish' ? [row('--jobs', 'How many legs at once. Default: 1.')] : []),
    ...(known === 'plan' ? [row('--show', 'Decode the plan given by --plan and print it.')] : []),
    ...ALWAYS,
    ...(NOTES[known] ?? []),
  ].join('\n');
}

function row(left: string, right: string): string {
  return `  ${left.padEnd(24)} ${right}`;
}
