// Resolves a tag as a process of its own: `resolve.ts REPOSITORY TAG` prints the digest, or the error as users see it.
import { describeError } from '../../../src/model/errors.ts';
import { parseRepository, parseTag } from '../../../src/model/reference.ts';
import { createRegistry } from '../../../src/registry/client.ts';

const [repository = '', tag = ''] = process.argv.slice(2);
const nothing = (): void => undefined;
const registry = createRegistry({
  env: process.env,
  signal: new AbortController().signal,
  log: {
    ...{ info: nothing, warning: nothing, error: nothing, debug: nothing },
    group: (_title, work) => work(),
  },
  insecureHosts: [],
  retry: { attempts: 1 },
});
try {
  const found = await registry.resolve(parseRepository(repository), parseTag(tag));
  process.stdout.write(found?.digest ?? 'absent');
} catch (error) {
  process.stdout.write(describeError(error));
}
await registry.close();
