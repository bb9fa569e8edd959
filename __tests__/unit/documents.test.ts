/** The documents hang together: links lead somewhere, and an example's page, config and workflow tell of the same project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { z } from 'zod';
import { documentedWorkflows, parseWorkflow, type Workflow } from '../support/gating.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: root }).sort();

/** A heading's anchor, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('the pages', () => {
  it.each(pages)('%s: every link leads to a file, and to a heading of it', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const astray = links.filter(([, path = '', heading]) => {
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      if (heading === undefined) return false;
      return ![...read(target).matchAll(/^#+ (.*)$/gm)].some(
        ([, text = '']) => anchor(text) === heading,
      );
    });
    expect(astray.map(([link]) => link)).toEqual([]);
  });

  it('README leads to every example', () => {
    for (const example of readdirSync(join(root, 'examples'))) {
      expect(read('README.md')).toContain(`](examples/${example})`);
    }
  });
});

type Step = NonNullable<Workflow['jobs'][string]['steps']>[number];
const LOGIN = /^(?:docker\/login-action|redhat-actions\/podman-login)@/;
const configSchema = z.looseObject({ images: z.array(z.string()), cache: z.string().optional() });

/** What `uses` a step needs before it, and lacks. */
function lacking(steps: readonly Step[], step: string, needed: (one: Step) => boolean): boolean {
  const at = steps.findIndex((one) => one.with?.['step'] === step);
  return at >= 0 && !steps.slice(0, at).some(needed);
}

/** Registries of a job's `push` or `manifest` that it does not log in to. */
function withoutLogin({ jobs }: Workflow, hosts: readonly string[]): string[] {
  return Object.entries(jobs).flatMap(([name, { steps = [] }]) =>
    hosts
      .filter((host) =>
        ['push', 'manifest'].some((step) =>
          lacking(
            steps,
            step,
            (one) => LOGIN.test(one.uses ?? '') && (one.with?.['registry'] ?? 'docker.io') === host,
          ),
        ),
      )
      .map((host) => `${name}: ${host}`),
  );
}

/** Jobs that build with `cache: gha` on a hosted runner's own docker, which has no such cache. */
function withoutBuilder({ jobs }: Workflow, cache: string | undefined): string[] {
  return Object.entries(jobs).flatMap(([name, { steps = [] }]) => {
    const build = steps.find((one) => one.with?.['step'] === 'build');
    if ((build?.with?.['cache'] ?? cache) !== 'gha') return [];
    const setsUp = (one: Step): boolean => /^docker\/setup-buildx-action@/.test(one.uses ?? '');
    return lacking(steps, 'build', setsUp) ? [name] : [];
  });
}

describe.each(
  documentedWorkflows(root)
    .map(({ where, text }) => ({ where, text, folder: dirname(where) }))
    .filter(({ where }) => where.startsWith('examples/')),
)('$where', ({ where, text, folder }) => {
  const workflow = parseWorkflow(text);
  const config = configSchema.parse(parse(read(`${folder}/multiarch-publish.yml`)));
  const hosts = config.images.map((image) => image.split('/')[0] ?? '');
  const page = read(`${folder}/README.md`);

  it('logs in to every registry of its config before it pushes and before it joins', () => {
    expect(hosts.length).toBeGreaterThan(0);
    expect(withoutLogin(workflow, hosts)).toEqual([]);
    expect(withoutLogin(workflow, [...hosts, 'elsewhere.example'])).not.toEqual([]);
  });

  it('sets up a builder where it builds with cache: gha', () => {
    expect(withoutBuilder(workflow, config.cache)).toEqual([]);
  });

  it('runs on the events of which its page tells', () => {
    const { on } = z.object({ on: z.record(z.string(), z.unknown()) }).parse(parse(text));
    const told = [
      ['pull_request', /\| a pull request /],
      ['schedule', /\| every night /],
      ['push', /\| a merge /],
    ] as const;
    for (const [event, row] of told) expect([event, row.test(page)]).toEqual([event, event in on]);
    expect(page).toContain(`\`${where.slice(folder.length + 1)}\``);
  });
});

it('a build with cache: gha and no builder of its own is found', () => {
  const text = read('examples/s2-distributions/publish.yml');
  const bare = text.replace(/^ +- uses: docker\/setup-buildx-action.*\n/m, '');
  expect(bare).not.toBe(text);
  expect(withoutBuilder(parseWorkflow(bare), undefined)).toEqual(['image']);
});
