import { describe, expect, it } from '@jest/globals';
import { FanInWorld } from '../../support/fan-in-world.ts';
import { digestFor, recordOf } from '../../support/fan-in.ts';

/** Templates of two platforms, of which arm64 failed for reasons that name where it happened. */
async function failing(reasons: Readonly<Record<string, string>>, optional = '') {
  const world = await FanInWorld.start({});
  const platforms = ['linux/amd64', `linux/arm64${optional}`];
  const plan = world.plan(Object.keys(reasons).map((name) => ({ name, platforms })));
  for (const [name, reason] of Object.entries(reasons)) {
    await world.push(plan, name, 'linux/amd64');
    await world.record(recordOf(plan, name, 'linux/arm64', { status: 'failed', reason }));
  }
  return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

const refused = (name: string) =>
  `registry.example refused the login [registry.example/${name}@${digestFor(name)}] – 401`;

describe('templates that fail for one cause', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'one says where',
      { api: refused('api') },
      [`api: not published: linux/arm64: ${refused('api')}`],
    ],
    [
      'several share a line, without the places',
      { api: refused('api'), web: refused('web') },
      ['api, web: not published: linux/arm64: registry.example refused the login – 401'],
    ],
    [
      'another cause has its own',
      { api: refused('api'), app: 'exit code 1', web: refused('web') },
      [
        'api, web: not published: linux/arm64: registry.example refused the login – 401',
        'app: not published: linux/arm64: exit code 1',
      ],
    ],
  ])('%s', async (_what, reasons, lines) => {
    await using made = await failing(reasons);
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual(lines);
  });

  it('are told apart by what the registry answered', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'api' }, { name: 'web' }]);
    for (const { name, legs } of plan.templates) {
      for (const { platform } of legs) await world.push(plan, name, platform);
    }
    for (const [name, status] of [
      ['api', 500],
      ['web', 502],
    ] as const) {
      world.registry().fault({ path: `acme/${name}/`, status, times: Infinity });
    }
    const run = await world.run(plan);
    expect(run.failures).toEqual([
      expect.stringMatching(/^api: .*500/s),
      expect.stringMatching(/^web: .*502/s),
    ]);
  });
});

describe('optional legs that are missing', () => {
  const warningsOf = async (reasons: Readonly<Record<string, string>>) => {
    await using made = await failing(reasons, '?');
    const run = await made.world.run(made.plan);
    expect(run.failures).toEqual([]);
    return run.log.lines.filter((line) => line.startsWith('warning:'));
  };

  it('have a line a cause', async () => {
    expect(
      await warningsOf({ api: refused('api'), app: 'exit code 1', web: refused('web') }),
    ).toEqual([
      'warning: api, web go out without linux/arm64, which is optional: registry.example refused the login – 401',
      'warning: app goes out without linux/arm64, which is optional: exit code 1',
    ]);
  });

  it('say where, when it is one', async () => {
    expect(await warningsOf({ api: refused('api') })).toEqual([
      `warning: api goes out without linux/arm64, which is optional: ${refused('api')}`,
    ]);
  });
});

it('a warning that holds in several registries is told once', async () => {
  await using world = await FanInWorld.start({}, {});
  const plan = world.plan([{ name: 'app' }]);
  for (const platform of ['linux/amd64', 'linux/arm64']) await world.push(plan, 'app', platform);
  const [before] = world.registries.map(
    ({ store }) => store.seedIndex('acme/app', [], { tag: '1.2.0' }).digest,
  );
  const run = await world.run(plan);
  expect(run.log.lines.filter((line) => line.startsWith('warning:'))).toEqual([
    `warning: app: 1.2.0 named another image before: ${before ?? ''}`,
  ]);
});
