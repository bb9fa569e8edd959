import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { harmless } from '../../../src/model/harmless.ts';

/** Commands that the runner carries out (actions/runner, ActionCommandManager.cs). */
const REGISTERED =
  /^(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|internal-set-repo-path|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)$/i;

/**
 * The command that the runner finds in a line, by the grammar of its ActionCommand.cs. Strings are compared there by the rules of a
 * language, which pass over characters that are not seen.
 */
function commandOf(line: string): string | undefined {
  const seen = line.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, (char) =>
    char === '\t' ? char : '',
  );
  return [line, seen]
    .flatMap((text) => [
      /^\s*::([^ ]*?)(?: .*?)?::/.exec(text)?.[1],
      /##\[([^ \]]*)(?: [^\]]*)?\]/.exec(text)?.[1],
    ])
    .find((name) => name !== undefined && REGISTERED.test(name));
}

const HOSTILE: readonly string[] = [
  '::error::x',
  '::set-output name=digest::sha256:0',
  '::stop-commands::token',
  '::add-mask::a',
  '  ::warning file=a,line=1::x',
  '\t::group::x',
  '\u00a0\u3000::error::x',
  '\u0085::error::x',
  '\u200b::error::x',
  ':\u200b:error::x',
  '\ufeff::error::x',
  '\u0000::error::x',
  '\u001b::error::x',
  '\u2028::error::x',
  '##[error]x',
  '  ##[group]x',
  'text before ##[set-output name=a;]b',
  '#\u200b#[error]x',
  '##\u001b[error]x',
  '#\u0000#[error]x',
  '####[error]x',
  'progress\r::error::x',
  'progress\r\r::error::x\r',
  'two lines\n::error::x',
  'two lines\r\n##[error]x',
  '\n\n::error::x\n##[error]y',
];

it.each(HOSTILE)('the grammar of these tests takes %j for a command', (text) => {
  expect(text.split(/[\r\n]/).some((line) => commandOf(line) !== undefined)).toBe(true);
});

describe('text of others', () => {
  it.each([
    ['#7 0.1 plain text: a::b', '#7 0.1 plain text: a::b'],
    ['std::vector<int>', 'std::vector<int>'],
    ['\u001b[32mgreen\u001b[0m\ttab', '\u001b[32mgreen\u001b[0m\ttab'],
    ['## [x] ok', '## [x] ok'],
    ['grüße 👩‍👩‍👧', 'grüße 👩‍👩‍👧'],
    ['one\ntwo\r\nthree', 'one\ntwo\nthree'],
    ['::error::x', ': :error::x'],
    ['a ##[error]x', 'a # #[error]x'],
    [':::error::x', ': ::error::x'],
    ['a\u000b::error::x', 'a ::error::x'],
    ['clear\u001b[2J\u0007bell', 'clear [2J bell'],
  ])('%j is shown as %j', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });
});

describe('no text of others reaches the runner as a command', () => {
  const root = new URL('../../../', import.meta.url);
  const script = `
    import { createRunner } from './src/actions/runner.ts';
    const { log, fail } = createRunner();
    const texts = JSON.parse(process.env.TEXTS);
    for (const text of texts) log.info(text);
    for (const text of texts) log.warning(text);
    for (const text of texts) log.error(text);
    for (const text of texts) log.debug(text);
    for (const text of texts) await log.group(text, async () => undefined);
    fail(new Error(texts.join('\\n')));
    process.exitCode = 0;
  `;
  let lines: readonly string[] = [];
  beforeAll(async () => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [
        ...['--import', './__tests__/support/registry/typescript.mjs'],
        ...['--input-type=module', '--eval', script],
      ],
      {
        cwd: root,
        env: { PATH: process.env['PATH'], RUNNER_DEBUG: '1', TEXTS: JSON.stringify(HOSTILE) },
      },
    );
    lines = `${stdout}\n${stderr}`.split(/\r\n|\r|\n/);
  });

  it('but as text, and what we tell the runner stays a command', () => {
    const commands = lines.filter((line) => commandOf(line) !== undefined);
    const count = (name: string): number =>
      commands.filter((line) => line.startsWith(`::${name}::`)).length;
    expect({
      ...{ warning: count('warning'), error: count('error') },
      debug: count('debug'),
    }).toEqual({
      ...{ warning: 10, error: 10 },
      debug: HOSTILE.length,
    });
    expect([count('group'), count('endgroup')]).toEqual([HOSTILE.length, HOSTILE.length]);
    expect(commands).toHaveLength(20 + 3 * HOSTILE.length);
  });

  it('nor does a command of ours carry another in its words', () => {
    const words = lines
      .filter((line) => /^::(?:warning|error|group|debug)::/.test(line))
      .flatMap((line) => decodeURIComponent(line.replace(/^::\w+::/, '')).split('\n'));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((line) => commandOf(line) !== undefined)).toEqual([]);
  });
});
