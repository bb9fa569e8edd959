import { createServer, request as send } from 'node:http';
import { expect, it } from '@jest/globals';
import { parseRepository } from '../../../src/model/reference.ts';
import { FanInWorld } from '../../support/fan-in-world.ts';
import { onLoopback } from '../../support/loopback.ts';
import { testClient } from '../../support/registry/client.ts';

/** Milliseconds without a new request after which all that can be sent together has been sent. */
const QUIET = 120;

/**
 * A proxy that holds requests until no more come, then lets all of them through: a round trip. So it counts the longest chain of
 * requests of which each needs the one before, however many run side by side.
 */
async function roundsProxy(port: number, quiet = QUIET) {
  const rounds: string[][] = [];
  let waiting: { readonly name: string; readonly go: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const server = createServer((message, response) => {
    const { method = '', url = '', headers } = message;
    const go = (): void => {
      const upstream = send({ port, method, path: url, headers });
      message.pipe(upstream);
      upstream.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      });
    };
    waiting.push({ name: `${method} ${url}`, go });
    clearTimeout(timer);
    timer = setTimeout(() => {
      const round = waiting;
      waiting = [];
      rounds.push(round.map(({ name }) => name));
      for (const one of round) one.go();
    }, quiet);
  });
  let connections = 0;
  server.on('connection', () => (connections += 1));
  const at = await onLoopback(server);
  return { ...at, host: `127.0.0.1:${at.port}`, rounds, connections: () => connections };
}

/** The round trips of a whole fan-in of some templates with all kinds of tags, over an older release. */
async function countRounds(count: number): Promise<number> {
  await using world = await FanInWorld.start({});
  await using proxy = await roundsProxy(world.registry().port);
  const templates = Array.from({ length: count }, (_, number) => ({
    name: `app${number}`,
    images: [`${proxy.host}/acme/app${number}`],
    movingTags: [{ tag: '1.2', pattern: '{major}.{minor}' }, { tag: 'latest' }],
    archTags: true,
  }));
  const plan = world.plan(templates);
  for (const { name } of templates) {
    for (const architecture of ['amd64', 'arm64']) {
      await world.push(plan, name, `linux/${architecture}`, { attested: true });
    }
    // An older release is there, whose index is compared.
    const { store } = world.registry();
    const old = store.seedImage(`acme/${name}`, { architecture: 'amd64', layers: ['old'] });
    store.seedIndex(`acme/${name}`, [old.descriptor], { tag: 'latest' });
  }
  const run = await world.run(plan, { 'registry-concurrency': '100' });
  expect(run.failures).toEqual([]);
  return proxy.rounds.length;
}

it.each([1, 6])(
  'takes eight round trips at most, for %d templates with all kinds of tags',
  async (count) => {
    // A machine that stalls splits a round in two and never joins two: the least of some counts is the true one.
    let least = Infinity;
    for (let attempt = 0; attempt < 3 && least > 8; attempt++) {
      least = Math.min(least, await countRounds(count));
    }
    expect(least).toBeLessThanOrEqual(8);
  },
  30_000,
);

it('keeps connections open, also after a HEAD', async () => {
  await using world = await FanInWorld.start({});
  const { descriptor } = world.registry().store.seedImage('acme/app', { architecture: 'amd64' });
  await using registry = testClient();
  await using proxy = await roundsProxy(world.registry().port, 0);
  const repository = parseRepository(`${proxy.host}/acme/app`);
  for (let time = 0; time < 5; time++) await registry.resolve(repository, descriptor.digest);
  // The next request may leave before the last answer has been put away: one more connection, and no further.
  expect(proxy.connections()).toBeLessThanOrEqual(2);
});
