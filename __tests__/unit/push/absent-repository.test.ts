import { describe, expect, it } from '@jest/globals';
import { parsePlatform } from '../../../src/model/platform.ts';
import { parseTag } from '../../../src/model/reference.ts';
import { openLegImage } from '../../../src/push/leg-image.ts';
import { refuseExisting } from '../../../src/push/refuse-existing.ts';
import { runPromote } from '../../../src/steps/promote.ts';
import { FanInWorld } from '../../support/fan-in-world.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog } from '../../support/log.ts';
import { testClient } from '../../support/registry/client.ts';
import { homeWith } from '../../support/registry/logins.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporaryFolder = temporaryFolders();

const AMD64 = parsePlatform('linux/amd64');

/** A registry that has no repository yet, and says so to nobody who may only read. */
const script = (hidesAbsent: 401 | 403) =>
  ({ auth: { kind: 'bearer', users: { me: 'pw' }, hidesAbsent } }) as const;

const loggedIn = (...registries: readonly ScriptedRegistry[]) =>
  homeWith(Object.fromEntries(registries.map(({ host }) => [host, 'me:pw'])));

async function pushTo(registry: ScriptedRegistry, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = await temporaryFolder();
  const layout = new LayoutBuilder();
  await layout.write(folder, [layout.image()]);
  await using client = testClient({ env });
  const image = await openLegImage({ kind: 'layout', layout: folder }, AMD64, client);
  const repository = registry.repository('acme/new');
  const { digest } = image.selected.recorded.descriptor;
  const leg = { template: 'app', platform: AMD64 };
  await refuseExisting(client, leg, repository, [parseTag('1.0')], digest);
  const target = { repository, tags: [parseTag('1.0-amd64')], siblings: [] };
  await image.pushTo(target, () => undefined);
  expect(registry.store.tag('acme/new', '1.0-amd64')).toBe(digest);
}

describe.each([401, 403] as const)(
  'a repository of which a look tells nothing but %d',
  (status) => {
    it('is pushed to', async () => {
      await using registry = await startRegistry(script(status));
      await using home = await loggedIn(registry);
      await pushTo(registry, home.env);
    });

    it('is pushed to, also where that is said to who may write', async () => {
      await using registry = await startRegistry();
      registry.fault({ method: 'HEAD', path: '/manifests/', status, times: 2 });
      await pushTo(registry, { HOME: '/nonexistent', PATH: process.env['PATH'] });
    });

    it('is promoted to', async () => {
      await using source = await startRegistry();
      await using registry = await startRegistry(script(status));
      await using home = await loggedIn(registry);
      const image = source.store.seedImage('acme/app', { architecture: 'amd64' });
      const { digest } = source.store.seedIndex('acme/app', [image.descriptor], { tag: '1.0' });
      const { failures } = await runPromote(
        {
          inputs: { source: `${source.host}/acme/app:1.0`, images: `${registry.host}/acme/new` },
          ...{ env: home.env, cwd: home.path, log: recordedLog() },
          signal: new AbortController().signal,
        },
        {
          registry: { retry: { attempts: 2, base: 1, longest: 2 } },
          clock: { now: () => 0, sleep: () => Promise.resolve() },
        },
      );
      expect(failures).toEqual([]);
      expect(registry.store.tag('acme/new', '1.0')).toBe(digest);
    });

    it('is given what the legs did not bring, by the fan-in', async () => {
      await using world = await FanInWorld.start({}, script(status));
      const [first, second] = [world.registry(0), world.registry(1)];
      await using home = await loggedIn(second);
      const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'], archTags: true }]);
      await world.push(plan, 'app', 'linux/amd64', { to: [first], attested: true });
      const { failures } = await world.run(plan, {}, { HOME: home.path });
      expect(failures).toEqual([]);
      expect(second.store.tags('acme/app')).toEqual(first.store.tags('acme/app'));
      expect(Object.keys(second.store.tags('acme/app'))).toContain('latest');
    });
  },
);
