import { expect, it } from '@jest/globals';
import { planOf, recordOf } from '../../support/fan-in.ts';

it.each([
  ['is long', 'x'.repeat(2_000_000), `${'x'.repeat(4000)}…`],
  ['a terminal would obey', '\u001B[2J\u001B]0;title\u0007gone\u0000\u0008', 'gone'],
  ['has lines', 'exit code 1\n\tmake: error', 'exit code 1\n\tmake: error'],
])('what another job says that %s is read bounded, and as text', (_what, text, expected) => {
  const plan = planOf([{ name: 'app' }]);
  const record = recordOf(plan, 'app', 'linux/amd64', {
    status: 'failed',
    reason: text,
    hint: text,
  });
  expect(record).toMatchObject({ reason: expected, hint: expected });
});
