import type { InputEntry } from './catalogue.ts';

/** Without a job's matrix, what leaves no choice need not be named. */
const ONLY = 'the only one of the plan';
const PUSHED = {
  description: 'Which of the legs that build left to push.',
  default: 'the only one that it left',
};

export const STEPS = ['plan', 'build', 'push', 'manifest', 'promote'] as const;

/** Inputs about the step, the leg and the registries; free beside a plan. */
export const STEP_INPUTS: Readonly<Record<string, InputEntry>> = {
  step: {
    description: 'What to do: plan, build, push, manifest or promote.',
    syntax: 'text',
    steps: STEPS,
    fixed: false,
  },
  plan: {
    description:
      'The output "plan" of the plan step; plain JSON or the path of a file with either works too. Without it, the step plans by itself from the inputs below.',
    syntax: 'text',
    flag: {
      publish: {
        description:
          'A plan made before, as text or in a file: finishes that release. Legs that left a good record are not built again.',
      },
      push: {
        description:
          'The plan of the build: what another plan built is not pushed. With --layout, the plan of the image there.',
      },
    },
    steps: ['build', 'push', 'manifest'],
    fixed: false,
  },
  template: {
    description: 'The template of the leg to build.',
    default: '`matrix.template`',
    flag: { build: { default: ONLY }, push: PUSHED },
    syntax: 'text',
    steps: ['build', 'push'],
    fixed: false,
  },
  platform: {
    description: 'The platform of the leg to build.',
    default: '`matrix.platform`',
    flag: { build: { default: ONLY }, push: PUSHED },
    syntax: 'text',
    steps: ['build', 'push'],
    fixed: false,
  },
  layout: {
    description:
      'The folder for the leg\'s OCI image layout. "push" takes it from "build" unless it is given.',
    default: 'a folder under RUNNER_TEMP',
    flag: {
      build: {
        description: "The folder for the leg's OCI image layout.",
        default: "a folder of this checkout's own among the temporary ones",
      },
      push: {
        description: 'The folder of an OCI image layout to push, with --plan.',
        default: 'what build left for this checkout, on this machine',
      },
    },
    syntax: 'text',
    steps: ['build', 'push'],
    fixed: false,
  },
  'github-token': {
    description:
      "A token that reads this repository: for labels, job links, reasons, and artifacts that the run's own service will not give.",
    default: 'the token of the job',
    flag: { every: { default: 'none' } },
    syntax: 'text',
    steps: ['plan', 'build', 'push', 'manifest'],
    fixed: false,
  },
  'insecure-registries': {
    description: 'Registry hosts that speak plain HTTP. Loopback addresses need not be named.',
    syntax: 'list',
    steps: STEPS,
    fixed: false,
  },
  'registry-concurrency': {
    description: 'How many blobs may be on their way to one registry at once.',
    default: '`5`',
    syntax: 'number',
    steps: STEPS,
    fixed: false,
  },
  verify: {
    description:
      'How images are checked: "contents" reads the machine type of what they run, "platform" only the config, "strict" makes differences between platforms fail, "off" checks nothing.',
    default: '`contents`',
    syntax: 'text',
    steps: ['plan', 'push', 'manifest'],
    fixed: false,
  },
  'on-missing-optional': {
    description:
      'What a missing optional leg does: "warn" publishes the template without it, "fail" stops the template, as a required one would.',
    default: '`warn`',
    syntax: 'text',
    steps: ['plan', 'manifest'],
    fixed: false,
  },
  'on-shrink': {
    description:
      'What to do with a moving tag whose present index holds a platform that the new one lacks: "hold" leaves it, "warn" moves it, "fail" stops the template.',
    default: '`hold`',
    syntax: 'text',
    steps: ['plan', 'manifest', 'promote'],
    fixed: false,
  },
  'index-annotations': {
    description:
      'Annotations of the index, one KEY=VALUE a line, added to the standard ones. A value in double quotes may hold new lines.',
    syntax: 'map',
    steps: ['plan', 'manifest'],
    fixed: false,
  },
  source: {
    description: 'The index to promote: a reference with a tag or a digest.',
    syntax: 'text',
    steps: ['promote'],
    fixed: false,
  },
};
