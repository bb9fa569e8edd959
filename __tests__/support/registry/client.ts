import { createRegistry, type RegistryOptions } from '../../../src/registry/client.ts';
import type { Registry } from '../../../src/registry/registry.ts';
import { recordedLog, type RecordedLog } from '../log.ts';

export type TestClient = Registry & AsyncDisposable & { readonly log: RecordedLog };

/** A client as the product makes it, but with waits of milliseconds, no credentials of this machine, and an end: `await using`. */
export function testClient(options: Partial<RegistryOptions> = {}): TestClient {
  const log = recordedLog();
  const registry = createRegistry({
    env: { HOME: '/nonexistent', XDG_RUNTIME_DIR: '/nonexistent', PATH: process.env['PATH'] },
    signal: new AbortController().signal,
    log,
    insecureHosts: [],
    retry: { base: 2, longest: 10 },
    ...options,
  });
  return Object.assign(registry, { log, [Symbol.asyncDispose]: () => registry.close() });
}
