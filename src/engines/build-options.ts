import type { BuildRequest } from './engine.ts';

/** A command line, and the variables that the process needs for it: secrets' values are there and nowhere else. */
export interface CommandLine {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The options that docker buildx, podman and buildah write alike: arguments, labels, secrets and the rest. A secret's value goes by the
 * environment, so that no list of processes shows it.
 */
export function commonOptions({ spec, secrets, leg }: BuildRequest): CommandLine {
  const given = Object.entries(secrets).map(([id, value], index) => ({
    option: `id=${id},env=${secretVariable(index)}`,
    variable: [secretVariable(index), value] as const,
  }));
  return {
    argv: [
      ...option('--platform', [leg.platform]),
      ...option('--file', spec.file === undefined ? [] : [asPath(spec.file)]),
      ...option('--target', spec.target === undefined ? [] : [spec.target]),
      ...option('--build-arg', pairs(spec.buildArgs)),
      ...option('--build-context', pairs(spec.buildContexts)),
      ...option('--label', pairs(spec.labels)),
      ...option('--annotation', pairs(spec.annotations)),
      ...option('--secret', [
        ...given.map(({ option: text }) => text),
        ...Object.entries(spec.secretFiles).map(([id, path]) => `id=${id},${csv(`src=${path}`)}`),
      ]),
      ...option('--ssh', spec.ssh),
      ...option('--network', spec.network === undefined ? [] : [spec.network]),
      ...(spec.noCache ? ['--no-cache'] : []),
    ],
    env: Object.fromEntries(given.map(({ variable }) => variable)),
  };
}

export function option(name: string, values: readonly string[]): string[] {
  return values.flatMap((value) => [name, value]);
}

/** A path, or a remote context's address, that no engine takes for an option or for its standard input. */
export function asPath(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

export function pairs(map: Readonly<Record<string, string>>): string[] {
  return Object.entries(map).map(([key, value]) => `${key}=${value}`);
}

/** A field of a comma-separated option value, quoted where it must be (RFC 4180, as the engines read it). */
export function csv(field: string): string {
  return /[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

function secretVariable(index: number): string {
  return `MULTIARCH_PUBLISH_SECRET_${index}`;
}
