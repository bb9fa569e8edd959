import { afterAll, beforeAll, describe } from '@jest/globals';
import { coreTests } from '../../support/registry/core.ts';
import {
  startRegistry,
  type RegistryScript,
  type ScriptedRegistry,
} from '../../support/registry/registry.ts';
import { homeWith } from '../../support/registry/logins.ts';

const users = { tester: 'secret' };

const scripts: Record<string, RegistryScript> = {
  'an open registry': {},
  'one without mounts and referrers': { mount: 'no', referrers: false },
  'one that wants a login': { auth: { kind: 'basic', users } },
  'one with a token service': { auth: { kind: 'bearer', users, anonymous: 'nothing' } },
  'one whose blobs are elsewhere': { redirectBlobs: true, pageSize: 1 },
};

describe.each(Object.entries(scripts))('%s', (_name, script) => {
  let registry: ScriptedRegistry;
  let home: Awaited<ReturnType<typeof homeWith>>;
  beforeAll(async () => {
    registry = await startRegistry(script);
    home = await homeWith({ [registry.host]: 'tester:secret' });
  });
  afterAll(async () => {
    await registry[Symbol.asyncDispose]();
    await home[Symbol.asyncDispose]();
  });
  coreTests(() => ({
    host: registry.host,
    env: home.env,
    siblings: script.mount === 'no' ? 'uploaded' : 'mounted',
  }));
});
