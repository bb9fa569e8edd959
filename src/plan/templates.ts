import picomatch from 'picomatch';
import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import type { TemplateSettings } from '../model/settings.ts';
import { didYouMean } from '../model/nearest.ts';
import { isGlob } from './marker-patterns.ts';
import type { Problems } from './problems.ts';

/** A template that is to be published, and how it was found. */
export interface FoundTemplate {
  readonly name: string;
  /** The marker file that named it. */
  readonly marker?: string;
  /** What the config says of it, the strongest first: its own entry, then the glob's that found it. */
  readonly settings: readonly TemplateSettings[];
}

export interface Discovery {
  readonly templates: readonly FoundTemplate[];
  /** What was looked for, what was found and what was left out and why: lines for the log. */
  readonly story: readonly string[];
}

/** Letters, digits and what paths and tags are made of; nothing that a shell, a list or a file system reads otherwise. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}._/+@-]*$/u;

/** Finds the templates to publish (spec section 3: `templates`, `exclude`). */
export function findTemplates(spec: PlanSpec, facts: PlanFacts, problems: Problems): Discovery {
  const declared = spec.file.templates ?? [];
  const asked = spec.inputs.templates ?? spec.file.templates;
  const story: string[] = [];
  const problemsBefore = problems.count;
  if (asked === undefined) {
    const name = facts.repository.split('/').at(-1) ?? facts.repository;
    story.push(`one template, named after the repository: ${name}`);
    return { templates: [{ name, settings: [] }], story };
  }

  const own = new Map(declared.map(({ pattern, settings }) => [pattern, settings]));
  // What the config's globs find is known by name too, so that an input can choose from it.
  const known = new Map<string, FoundTemplate>();
  for (const { pattern } of declared) collect(pattern, known);
  const chosen = new Map<string, FoundTemplate>();
  for (const { pattern } of asked) choose(pattern);

  const excludes = spec.inputs.exclude ?? spec.file.exclude ?? [];
  const kept = [...chosen.values()].filter((template) => {
    const by = excludes.find((exclude) => matches(exclude, template));
    if (by !== undefined) story.push(`left out ${template.name}: excluded by ${by}`);
    return by === undefined;
  });
  for (const exclude of excludes) {
    if (![...chosen.values()].some((template) => matches(exclude, template))) {
      story.push(`exclude ${exclude} matched nothing`);
    }
  }
  for (const { name } of kept) checkName(name, problems);
  if (kept.length === 0 && problems.count === problemsBefore) {
    problems.add(
      'templates',
      `no template found: ${story.join('; ')}`,
      'a glob names marker files, such as distributions/*/Containerfile, seen from the folder in which the step runs; is the repository checked out?',
    );
  }
  return { templates: kept, story };

  function choose(pattern: string): void {
    const found = new Map<string, FoundTemplate>();
    const template = known.get(pattern);
    if (template !== undefined && !isGlob(pattern)) found.set(pattern, template);
    else if (collect(pattern, found) === 'unknown') {
      if (declared.length > 0) {
        const hint = didYouMean(pattern, [...known.keys()]);
        problems.add('templates', `there is no template "${pattern}"`, hint);
        return;
      }
      if (looksLikeFile(pattern)) story.push(`${pattern} is not there`);
      else found.set(pattern, { name: pattern, settings: [] });
    }
    for (const [name, each] of found) {
      const before = chosen.get(name);
      if (before === undefined) chosen.set(name, each);
      else refuseTwoFolders(name, before.marker, each.marker);
    }
    if (isGlob(pattern)) {
      const names = [...found.values()].map(({ name, marker }) => `${name} (${marker ?? ''})`);
      story.push(`${pattern} matched ${names.length === 0 ? 'no file' : names.join(', ')}`);
    } else if (found.size > 0) story.push(`template ${pattern}, given by name`);
  }

  /** Adds what one entry names; `unknown` when the entry is neither declared by the config nor a marker file. */
  function collect(pattern: string, into: Map<string, FoundTemplate>): 'found' | 'unknown' {
    const markers = facts.markers.get(pattern) ?? [];
    if (!isGlob(pattern) && markers.length === 0) {
      const settings = own.get(pattern);
      if (settings === undefined) return 'unknown';
      if (!into.has(pattern)) into.set(pattern, { name: pattern, settings: [settings] });
      return 'found';
    }
    for (const marker of markers) {
      const name = marker.split('/').at(-2) ?? facts.repository.split('/').at(-1) ?? '';
      const before = into.get(name);
      if (before?.marker !== undefined) {
        refuseTwoFolders(name, before.marker, marker);
        continue;
      }
      const settings =
        into === known
          ? [own.get(name), own.get(pattern)]
          : (known.get(name)?.settings ?? [own.get(name)]);
      into.set(name, { name, marker, settings: settings.filter((each) => each !== undefined) });
    }
    return 'found';
  }

  function refuseTwoFolders(
    name: string,
    one: string | undefined,
    other: string | undefined,
  ): void {
    if (one === undefined || other === undefined || folderOf(one) === folderOf(other)) return;
    problems.add('templates', `two marker files name the template ${name}: ${one} and ${other}`);
  }
}

function matches(exclude: string, { name, marker }: FoundTemplate): boolean {
  if (exclude === name) return true;
  if (!isGlob(exclude)) return exclude === marker;
  const match = picomatch(exclude, { dot: true });
  return match(name) || (marker !== undefined && match(marker));
}

/** A path that ends like a marker file's was meant as one: a file that was deleted must not become a template of that name. */
function looksLikeFile(pattern: string): boolean {
  return /\/(?:[^/]*\.[^/]+|Dockerfile|Containerfile)$/.test(pattern);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function checkName(name: string, problems: Problems): void {
  if (NAME.test(name) && !name.includes('//') && !name.endsWith('/') && name !== '__proto__')
    return;
  problems.add(
    'templates',
    `"${name}" cannot be a template's name`,
    'letters, digits and . _ - / + @ may stand in it, and a letter, digit or _ comes first',
  );
}
