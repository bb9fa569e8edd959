import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { z } from 'zod';

/*
 * The gating rules that every documented workflow keeps (docs/fan-in.md, "The workflow around it"): read from the YAML, as GitHub reads it.
 */

const stepSchema = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.union([z.string(), z.boolean()]).optional(),
  strategy: z
    .looseObject({ 'fail-fast': z.unknown().optional(), matrix: z.unknown().optional() })
    .optional(),
  'continue-on-error': z.unknown().optional(),
  concurrency: z.unknown().optional(),
  permissions: z.unknown().optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  steps: z.array(stepSchema).optional(),
});
const workflowSchema = z.looseObject({
  concurrency: z.unknown().optional(),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});
export type Workflow = z.infer<typeof workflowSchema>;
type Job = z.infer<typeof jobSchema>;

/** A workflow where it is documented: a file, or a block of YAML in a page. */
export interface DocumentedWorkflow {
  readonly where: string;
  readonly text: string;
}

/**
 * All workflows of this repository that use the action's `manifest` step. A block of YAML that is jobs alone is shown as an addition to the
 * README's workflow, and is looked at there.
 */
export function documentedWorkflows(root: string): readonly DocumentedWorkflow[] {
  const pages = ['README.md', 'docs/**/*.md', 'examples/**/*.md'];
  const files = [
    '.github/workflows/*.yml',
    'examples/**/*.{yml,yaml}',
    'examples/**/.github/workflows/*.{yml,yaml}',
  ];
  const read = (name: string): string => readFileSync(`${root}/${name}`, 'utf8');
  const blocks = globSync(pages, { cwd: root, expandDirectories: false }).flatMap((name) =>
    [...read(name).matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```/gm)].map(
      ([, indent = '', block = ''], at) => ({
        where: `${name}, block ${at + 1}`,
        text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }),
    ),
  );
  const whole = globSync(files, { cwd: root, expandDirectories: false, dot: true }).map((name) => ({
    where: name,
    text: read(name),
  }));
  const workflows = [...whole, ...blocks].filter(
    ({ text }) =>
      /\bstep: manifest\b/.test(text) && jobsWith(parseWorkflow(text), 'manifest').length > 0,
  );
  const base = workflows.find(({ where }) => where.startsWith('README.md'))?.text ?? '';
  const additions = blocks
    .filter(({ text }) => /^ +runs-on: /m.test(text) && !/^jobs:/m.test(text))
    .map(({ where, text }) => ({
      where: `${where}, in the README's workflow`,
      text: base + text.replaceAll(/^(?=.)/gm, '  '),
    }));
  return [...workflows, ...additions];
}

export function parseWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text));
}

/** What is wrong with a workflow's gating, one line each. */
export function gatingProblems(workflow: Workflow): readonly string[] {
  const problems: string[] = [];
  const legs = jobsWith(workflow, 'build');
  const plans = jobsWith(workflow, 'plan');
  for (const [name, job] of legs) {
    if (job.strategy !== undefined && job.strategy['fail-fast'] !== false) {
      problems.push(`${name}: a failed leg stops the others (fail-fast is not false)`);
    }
    if (![undefined, '${{ matrix.optional }}'].some((one) => one === job['continue-on-error'])) {
      problems.push(`${name}: a required leg that failed looks green (continue-on-error)`);
    }
  }
  for (const [name, job] of Object.entries(workflow.jobs)) {
    problems.push(...outputProblems(workflow, name, job));
  }
  for (const [name, job] of jobsWith(workflow, 'manifest')) {
    const condition = typeof job.if === 'string' ? job.if : '';
    const needs = needsOf(job);
    if (!condition.includes('!cancelled()')) {
      problems.push(`${name}: a failed leg skips it (its if: holds no !cancelled())`);
    }
    for (const [plan] of plans) {
      if (!needs.includes(plan)) problems.push(`${name}: it does not need ${plan}`);
      if (!new RegExp(`needs\\.${plan}\\.result\\s*==\\s*'success'`).test(condition)) {
        problems.push(
          `${name}: it runs without a plan (its if: does not ask for needs.${plan}.result)`,
        );
      }
    }
    for (const [leg] of legs) {
      if (leg === name) continue;
      if (!needs.includes(leg)) problems.push(`${name}: it does not wait for ${leg}`);
      if (condition.includes(`needs.${leg}.`)) {
        problems.push(`${name}: it goes by the colour of ${leg}, not by the records`);
      }
    }
    if (![workflow.concurrency, job.concurrency].some(letsEnd)) {
      problems.push(
        `${name}: a newer run may end it half way (no concurrency with cancel-in-progress: false)`,
      );
    }
    if (
      [workflow.concurrency, job.concurrency, ...legs.map(([, leg]) => leg.concurrency)].some(
        cancels,
      )
    ) {
      problems.push(`${name}: cancel-in-progress ends a release half way`);
    }
    const permissions = z
      .record(z.string(), z.string())
      .safeParse(job.permissions ?? workflow.permissions);
    if (permissions.success && permissions.data['actions'] === undefined) {
      problems.push(
        `${name}: it may not list the records of earlier attempts (permissions: {actions: read})`,
      );
    }
    for (const [other, later] of Object.entries(workflow.jobs)) {
      if (marksRelease(later) && other !== name && !dependsOn(workflow, other, name)) {
        problems.push(`${other}: it tags or releases without waiting for ${name}`);
      }
    }
  }
  return problems;
}

/** Does each output that a job reads exist, and does its matrix stand where the output is empty? */
function outputProblems(workflow: Workflow, name: string, job: Job): readonly string[] {
  const problems: string[] = [];
  for (const [, from = '', output = ''] of JSON.stringify(job).matchAll(
    /needs\.([\w-]+)\.outputs\.([\w-]+)/g,
  )) {
    if (!needsOf(job).includes(from)) problems.push(`${name}: it does not need ${from}`);
    const text = workflow.jobs[from]?.outputs?.[output] ?? '';
    const step = /steps\.([\w-]+)\.outputs\./.exec(text)?.[1];
    if (!(workflow.jobs[from]?.steps ?? []).some(({ id }) => id !== undefined && id === step)) {
      problems.push(`${name}: ${from} has no output ${output} of one of its steps`);
    }
  }
  const matrix = /fromJSON\(needs\.([\w-]+)\.outputs\.([\w-]+)\)/.exec(
    JSON.stringify(job.strategy ?? {}),
  );
  const condition = typeof job.if === 'string' ? job.if : '';
  // Without a status function the job runs only after a success.
  if (matrix !== null && /(?:always|cancelled|failure)\(\)/.test(condition)) {
    const [, from = '', output = ''] = matrix;
    const asked = [`needs.${from}.outputs.${output} != ''`, `needs.${from}.result == 'success'`];
    if (!asked.some((one) => condition.includes(one))) {
      problems.push(`${name}: its matrix is no JSON where ${from} wrote no ${output}`);
    }
  }
  return [...new Set(problems)];
}

function jobsWith(workflow: Workflow, step: string): readonly (readonly [string, Job])[] {
  return Object.entries(workflow.jobs).filter(([, { steps = [] }]) =>
    steps.some((one) => one.with?.['step'] === step),
  );
}

function needsOf({ needs = [] }: Job): readonly string[] {
  return [needs].flat();
}

function dependsOn(workflow: Workflow, job: string, on: string): boolean {
  return needsOf(workflow.jobs[job] ?? {}).some(
    (need) => need === on || dependsOn(workflow, need, on),
  );
}

function letsEnd(concurrency: unknown): boolean {
  return z.looseObject({ 'cancel-in-progress': z.literal(false) }).safeParse(concurrency).success;
}

function cancels(concurrency: unknown): boolean {
  return z.looseObject({ 'cancel-in-progress': z.literal(true) }).safeParse(concurrency).success;
}

/** Does the job make a git tag or a GitHub release? */
function marksRelease({ steps = [] }: Job): boolean {
  return steps.some(
    ({ run = '', uses = '' }) =>
      /\bgit (?:tag|push .*--tags)\b|\bgh release create\b/.test(run) ||
      /\brelease\b.*@/.test(uses),
  );
}
