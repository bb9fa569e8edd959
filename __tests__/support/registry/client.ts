import { createRegistry, type RegistryOptions } from '../../../src/registry/client.ts';
import type { Registry } from '../../../src/registry/registry.ts';
import type { Log } from '../../../src/model/log.ts';

/** A log that keeps its lines. */
export interface MemoryLog extends Log {
  readonly lines: string[];
}

export function memoryLog(): MemoryLog {
  const lines: string[] = [];
  const keep = (level: string) => (line: string) => {
    lines.push(`${level} ${line}`);
  };
  return {
    lines,
    info: keep('info'),
    warning: keep('warning'),
    error: keep('error'),
    debug: keep('debug'),
    group: (title, work) => {
      lines.push(`group ${title}`);
      return work();
    },
  };
}

export type TestClient = Registry & AsyncDisposable & { readonly log: MemoryLog };

/** A client as the product makes it, but with waits of milliseconds, no credentials of this machine, and an end: `await using`. */
export function testClient(options: Partial<RegistryOptions> = {}): TestClient {
  const log = memoryLog();
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
