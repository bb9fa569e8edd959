import { posix } from 'node:path';
import { didYouMean } from '../model/nearest.ts';
import type { BuildSpec, Plan, PlannedTemplate } from '../model/plan.ts';
import type { Checkout } from '../model/plan-facts.ts';
import { isDockerfile } from './build-spec.ts';
import { legBuildSpec } from './leg-build.ts';
import type { Problems } from './problems.ts';

/** What engines look for where no file is named; BuildKit takes the last as well. */
const DEFAULT_FILES = ['Dockerfile', 'Containerfile', 'dockerfile'];

/** `https://…`, `docker-image://…`, `git@host:path`, `github.com/o/r`: what an engine fetches. */
const REMOTE = /^[a-z][a-z0-9+.-]*:|^[^/\s]+@[^/\s]+:|^github\.com\//i;

/** An engine's own option that names the file: it wins. */
const NAMES_FILE = /^(?:-f|--file\b)/;

const GENERATED =
  'what an earlier step of the build makes is not asked for where .gitignore names it';

/** What a leg would look for in vain. */
interface Absence {
  readonly key: 'context' | 'file' | 'build-contexts';
  readonly message: string;
  /** What may have been meant. */
  readonly near: string | undefined;
}

/**
 * Refuses files and folders that every leg would look for in vain: `file`, and what is local of `context` and `build-contexts`. What an
 * engine fetches is left to it, and a command needs no file.
 */
export function refuseAbsentFiles(
  templates: readonly PlannedTemplate[],
  engine: Plan['engine'],
  checkout: Checkout,
  problems: Problems,
): void {
  for (const template of templates) {
    for (const leg of template.legs) {
      const spec = legBuildSpec(template, leg);
      for (const { key, message, near } of absences(spec, engine, checkout)) {
        const hint = near === undefined ? GENERATED : `${near} – ${GENERATED}`;
        problems.add(`${key} of ${template.name}`, message, hint);
      }
    }
  }
}

function absences(spec: BuildSpec, engine: Plan['engine'], checkout: Checkout): Absence[] {
  const contexts = [
    { key: 'context', path: spec.context } as const,
    ...Object.values(spec.buildContexts).map((path) => ({ key: 'build-contexts', path }) as const),
  ]
    .filter(({ path }) => !REMOTE.test(path) && !checkout.has(path))
    .map(({ key, path }) => ({
      key,
      message: `the folder ${path} is not there`,
      near: didYouMean(path, folders(checkout)),
    }));
  // A command may be run by the step's own word, whatever the plan says of the engine.
  const needsFile =
    engine !== 'command' &&
    spec.command === undefined &&
    !REMOTE.test(spec.context) &&
    !contexts.some(({ key }) => key === 'context') &&
    !spec.extraArgs.some((each) => NAMES_FILE.test(each));
  return needsFile ? [...contexts, ...absentFile(spec, engine, checkout)] : contexts;
}

function absentFile(
  { file, context }: BuildSpec,
  engine: Plan['engine'],
  checkout: Checkout,
): readonly Absence[] {
  const inContext = (name: string): string => posix.join(context, name);
  if (file === undefined) {
    if (DEFAULT_FILES.some((name) => checkout.has(inContext(name)))) return [];
    return [
      {
        key: 'file',
        message: `there is neither a Dockerfile nor a Containerfile in ${context}`,
        near: didYouMean(inContext('Dockerfile'), dockerfiles(checkout)),
      },
    ];
  }
  if (REMOTE.test(file) || checkout.has(file)) return [];
  // podman and buildah look in the context too; docker does not.
  const meant = checkout.has(inContext(file));
  if (meant && (engine === 'podman' || engine === 'buildah')) return [];
  return [
    {
      key: 'file',
      message: `the file ${file} is not there`,
      near: meant
        ? `did you mean ${inContext(file)}? file is not seen from the context`
        : didYouMean(file, dockerfiles(checkout)),
    },
  ];
}

function dockerfiles(checkout: Checkout): readonly string[] {
  return checkout.dockerfiles().filter(isDockerfile);
}

function folders(checkout: Checkout): readonly string[] {
  return [...new Set(dockerfiles(checkout).map((file) => posix.dirname(file)))];
}
