import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that is gone at the end of the test: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'multiarch-publish-test-'));
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
