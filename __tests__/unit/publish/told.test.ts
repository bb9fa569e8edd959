import { describe, expect, it } from '@jest/globals';
import { FanInWorld, type FanInRun } from '../../support/fan-in-world.ts';
import { digestFor, recordOf, type TemplateFixture } from '../../support/fan-in.ts';

/** A world with a plan whose legs have all been pushed. */
async function pushed(
  templates: readonly TemplateFixture[] = [{ name: 'app' }],
  {
    registries = 1,
    more = () => ({}),
  }: {
    readonly registries?: number;
    readonly more?: (world: FanInWorld) => Readonly<Record<string, unknown>>;
  } = {},
) {
  const world = await FanInWorld.start(...Array.from({ length: registries }, () => ({})));
  const plan = world.plan(templates, more(world));
  for (const { name, legs } of plan.templates) {
    for (const { platform } of legs) await world.push(plan, name, platform);
  }
  return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

const fourteen = Array.from({ length: 14 }, (_, number) => ({ name: `app${number}` }));

/** All that a user reads: the log, the errors, the summary. */
function told(run: FanInRun): string {
  return [...run.log.lines, ...run.failures, run.summary ?? ''].join('\n');
}

function times(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].length;
}

describe('a tag that named another image before', () => {
  it.each([
    ['1.2.0', true],
    ['latest', false],
  ])('%s is told with what it named; warned of: %s', async (tag, warned) => {
    await using made = await pushed();
    const { world, plan } = made;
    const { store } = world.registry();
    const before = store.seedIndex('acme/app', [], { tag }).digest;
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
      [tag]: {
        state: 'written',
        digest: run.outputs['digest'],
        reason: `replaced ${before}`,
      },
    });
    const line = new RegExp(`:${tag} written sha256:\\w+ \\(replaced ${before}\\)`);
    expect(run.log.lines).toContainEqual(expect.stringMatching(line));
    expect(run.summary).toContain(`| replaced ${before} |`);
    expect(
      run.log.lines.includes(`warning: app: ${tag} named another image before: ${before}`),
    ).toBe(warned);
  });
});

it('each tag has one line in the log', async () => {
  await using made = await pushed([{ name: 'app', archTags: true }]);
  const { world, plan } = made;
  for (const state of ['written', 'unchanged']) {
    const { log, results } = await world.run(plan);
    expect(JSON.stringify(results)).toContain(state);
    for (const tag of ['1.2.0', 'latest', 'latest-linux-arm64']) {
      const lines = log.lines.filter(
        (line) => line.startsWith('info:') && line.includes(`:${tag} `),
      );
      expect([tag, lines.length]).toEqual([tag, 1]);
    }
  }
});

it.each([
  ['is published', 0],
  ['fails', Infinity],
])(
  'a mirror that is dead from the start is told once, and its rows refer to that: the template %s',
  async (_name, refused) => {
    await using made = await pushed([{ name: 'app', archTags: true }], {
      registries: 2,
      more: (world) => ({ registries: { [world.registry(1).host]: { required: false } } }),
    });
    const { world, plan } = made;
    world.registry(1).fault({ status: 503, times: Infinity });
    world.registry().fault({ method: 'PUT', path: 'manifests/1.2.0', status: 403, times: refused });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(refused === 0 ? 0 : 1);
    expect(run.log.lines.filter((line) => line.startsWith('warning:'))).toEqual([
      expect.stringMatching(/mirror .* is left behind: .*503/s),
    ]);
    expect(times(told(run).split('\n## ')[1] ?? '', /503 Service/)).toBe(1);
    const tags = run.results.templates['app']?.registries[world.registry(1).host]?.tags ?? {};
    for (const { reason } of Object.values(tags)) {
      expect(reason).toBe('the mirror is left behind, see the warning');
    }
  },
);

it.each([
  ['1 record read', ['linux/amd64']],
  ['2 records read', ['linux/amd64', 'linux/arm64']],
])('counts as people do: %s', async (line, platforms) => {
  await using made = await pushed([{ name: 'app', platforms }]);
  const { log } = await made.world.run(made.plan);
  expect(log.lines).toContainEqual(expect.stringContaining(`: ${line} in`));
});

describe('a reason of several lines', () => {
  const reason = 'the build ended with exit code 1\n#12 ERROR: no space left\n#13 CANCELED';
  const hint = 'Free some space.';

  async function failing(optional: string) {
    const world = await FanInWorld.start({});
    const platforms = ['linux/amd64', `linux/arm64${optional}`, `linux/s390x${optional}`];
    const plan = world.plan([{ name: 'app', platforms }]);
    await world.push(plan, 'app', 'linux/amd64');
    const failed = { status: 'failed', reason, hint };
    await world.record(recordOf(plan, 'app', 'linux/arm64', failed));
    await world.record(recordOf(plan, 'app', 'linux/s390x', { status: 'failed', reason: 'no' }));
    return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
  }

  it('keeps its lines in a warning, with what the leg said that can be done', async () => {
    await using made = await failing('?');
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([]);
    expect(run.log.lines.filter((line) => line.startsWith('warning:'))).toEqual([
      `warning: app goes out without linux/arm64, which is optional: ${reason}\nWhat to do: ${hint}`,
      'warning: app goes out without linux/s390x, which is optional: no',
    ]);
    const [first = '', second = '', third = ''] = reason.split('\n');
    expect(run.summary).toContain(`${first}<br>${second}<br>${third}<br>What to do: ${hint}\n`);
    expect(run.summary).toContain(`| ⚠️ optional, missing: ${first}<br>${second}<br>${third} |`);
  });

  it('keeps them in an error, each platform in a line of its own', async () => {
    await using made = await failing('');
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([
      `app: not published: linux/arm64: ${reason}\nlinux/s390x: no\nWhat to do: ${hint}`,
    ]);
  });
});

describe('one cause of many legs', () => {
  const hint = 'Log in to registry.example with docker/login-action.';

  /** What a push that the registry refuses leaves in the ledger. */
  async function refused(optional = '') {
    const world = await FanInWorld.start({});
    const plan = world.plan(
      fourteen.map((one) => ({ ...one, platforms: ['linux/amd64', `linux/arm64${optional}`] })),
    );
    for (const { name, legs } of plan.templates) {
      for (const { platform } of legs) {
        if (optional !== '' && platform === 'linux/amd64') {
          await world.push(plan, name, platform);
          continue;
        }
        const subject = `registry.example/acme/${name}@${digestFor(`${name} ${platform}`)}`;
        const reason = `registry.example refused the login [${subject}] – 401 Unauthorized`;
        await world.record(recordOf(plan, name, platform, { status: 'failed', reason, hint }));
      }
    }
    return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
  }

  it('is told once in the errors and once in the summary, with what to do', async () => {
    await using made = await refused();
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([
      expect.stringMatching(/^app0, .* and 4 more: not published: linux\/amd64, linux\/arm64: /),
    ]);
    expect(run.failures[0]).toContain(`What to do: ${hint}`);
    expect(times(run.summary ?? '', /401 Unauthorized/)).toBe(1);
    expect(times(run.summary ?? '', /❌ missing, see above/)).toBe(28);
    expect(run.summary).toContain(hint);
    const log = run.log.lines.join('\n');
    expect(times(log, /401 Unauthorized/)).toBe(0);
    expect(times(log, /not tried/)).toBe(fourteen.length);
    for (const { registries } of Object.values(run.results.templates)) {
      for (const { tags } of Object.values(registries)) {
        expect(Object.values(tags).map(({ reason }) => reason)).toEqual(
          Object.keys(tags).map(() => 'stopped, see the error'),
        );
      }
    }
  });

  it('of optional ones is one warning', async () => {
    await using made = await refused('?');
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([]);
    expect(run.log.lines.filter((line) => line.startsWith('warning:'))).toEqual([
      expect.stringMatching(/app0, .* and 4 more go out without linux\/arm64.*: .*401/),
    ]);
    expect(run.log.lines.join('\n')).toContain(`– 401 Unauthorized\nWhat to do: ${hint}`);
    expect(times(run.summary ?? '', /401 Unauthorized/)).toBe(1);
    expect(times(run.summary ?? '', /What to do: Log in to registry\.example/)).toBe(1);
  });

  it('in the fan-in itself is told once too', async () => {
    await using made = await pushed(fourteen);
    made.world.registry().fault({ status: 401, code: 'UNAUTHORIZED', times: Infinity });
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([expect.stringMatching(/401(?:.|\n)*What to do: /)]);
    expect(times(told(run), /401 Unauthorized/)).toBeLessThanOrEqual(4);
    expect(run.summary).toContain('What to do');
  });
});
