import { afterEach } from '@jest/globals';
import { testClient } from './client.ts';
import { homeWith } from './logins.ts';
import { startRegistry } from './registry.ts';

/** Starts what tests of the client need; all of it ends after the test that started it, last first. */
export function eachTest() {
  const open: AsyncDisposable[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one[Symbol.asyncDispose]();
  });
  const ended = <T extends AsyncDisposable>(opened: T): T => {
    open.push(opened);
    return opened;
  };
  const start = async (...script: Parameters<typeof startRegistry>) =>
    ended(await startRegistry(...script));
  return {
    /** For what else ends with the test. */
    ended,
    startRegistry: start,
    /** A registry with an image under a/b:v1. */
    withImage: async (...script: Parameters<typeof startRegistry>) => {
      const registry = await start(...script);
      const image = registry.store.seedImage('a/b', { architecture: 'arm64', tag: 'v1' });
      return { registry, repository: registry.repository('a/b'), image };
    },
    homeWith: async (...logins: Parameters<typeof homeWith>) => ended(await homeWith(...logins)),
    testClient: (...options: Parameters<typeof testClient>) => ended(testClient(...options)),
  };
}
