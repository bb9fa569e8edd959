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
  return {
    /** For what else ends with the test. */
    ended,
    startRegistry: async (...script: Parameters<typeof startRegistry>) =>
      ended(await startRegistry(...script)),
    homeWith: async (...logins: Parameters<typeof homeWith>) => ended(await homeWith(...logins)),
    testClient: (...options: Parameters<typeof testClient>) => ended(testClient(...options)),
  };
}
