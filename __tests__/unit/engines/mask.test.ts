import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { eachLine } from '../../../src/engines/lines.ts';
import { secretPieces, StreamMask } from '../../../src/engines/mask.ts';

/** The lines that a program's output becomes, given in chunks. */
async function linesOf(secrets: readonly string[], chunks: Iterable<string>): Promise<string[]> {
  const stream = new PassThrough();
  const lines: string[] = [];
  eachLine(stream, new StreamMask(secretPieces(secrets)), (line) => lines.push(line));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await new Promise((done) => stream.once('end', done));
  return lines;
}

/** The longest part of a secret that some lines show. */
function shownOf(secret: string, lines: readonly string[]): string {
  let longest = '';
  for (let start = 0; start < secret.length; start += 1) {
    for (let end = start + longest.length + 1; end <= secret.length; end += 1) {
      const part = secret.slice(start, end);
      if (!lines.some((line) => line.includes(part))) break;
      longest = part;
    }
  }
  return longest;
}

describe('a mask', () => {
  it.each([
    ['the whole value', ['hunter22'], 'token hunter22!', 'token ***!'],
    ['every occurrence', ['hunter22'], 'hunter22 hunter22', '*** ***'],
    ['the longer of two, so that no rest stays', ['abcd', 'abcdefgh'], 'abcdefgh', '***'],
    ['two that overlap', ['abcd', 'cdef'], 'x abcdef y', 'x *** y'],
    ['each line of a value of several', ['first\nsecond'], 'a second one', 'a *** one'],
    ['no text for a value too short to hide', ['no'], 'no, nobody', 'no, nobody'],
    ['characters that mean something elsewhere', ['a$&.*b'], 'x a$&.*b y', 'x *** y'],
    ['no more than the value', ['hunter22'], 'a hunter2 b', 'a hunter2 b'],
  ])('hides %s', async (_what, secrets, line, shown) => {
    expect(await linesOf(secrets, [`${line}\n`])).toEqual([shown]);
  });
});

const SECRET = 'qwertzuiop+0123456789/ASDFGHJKL';

describe('of a secret nothing is shown', () => {
  it('in a line too long to hold that repeats it, wherever the line is cut', async () => {
    for (let offset = 0; offset <= SECRET.length; offset += 1) {
      const line = '-'.repeat(offset) + SECRET.repeat(2000);
      const lines = await linesOf([SECRET], line.match(/.{1,4096}/g) ?? []);
      expect(lines.length).toBeGreaterThan(1);
      expect(shownOf(SECRET, lines)).toBe('');
    }
  });

  it('whose own parts repeat, in a line without end', async () => {
    const lines = await linesOf(['aaaa-aaaa', 'aaaa'], ['a'.repeat(70_000), `-${'a'.repeat(9)}\n`]);
    expect(shownOf('aaaa-aaaa', lines)).toBe('');
  });

  it('that comes in chunks of any size', async () => {
    for (let size = 1; size <= SECRET.length; size += 1) {
      const text = `a ${SECRET} b\n`;
      const chunks = text.match(new RegExp(`[^]{1,${String(size)}}`, 'g')) ?? [];
      expect(await linesOf([SECRET], chunks)).toEqual(['a *** b']);
    }
  });
});

describe('of a secret at most three characters are shown', () => {
  const splits = Array.from({ length: SECRET.length - 1 }, (_, index) => index + 1);
  const rows: readonly [string, (first: string, second: string) => string[]][] = [
    ['BuildKit lines', (a, b) => [`#7 0.123 key: ${a}`, `#7 0.124 ${b} done`]],
    [
      "BuildKit lines with another step's between",
      (a, b) => [
        `#7 0.123 key: ${a}`,
        '#7 ...',
        '',
        '#8 [2/3] RUN make',
        '#8 0.5 compiling',
        '#8 ...',
        '',
        '#7 [1/3] RUN login',
        `#7 12.40 ${b} done`,
      ],
    ],
    ['plain lines', (a, b) => [`key: ${a}`, `${b} done`]],
    ['a line that ends early, and no other', (a) => [`key: ${a}`]],
  ];
  it.each(rows)('when it is parted at any place over %s', async (_what, print) => {
    for (const at of splits) {
      const given = print(SECRET.slice(0, at), SECRET.slice(at));
      const lines = await linesOf([SECRET], [given.join('\n')]);
      expect(shownOf(SECRET, lines).length).toBeLessThan(4);
      expect(lines).toHaveLength(given.length);
    }
  });

  it.each([1, 2, 3, 5, 8])('when it is parted every %d characters', async (width) => {
    const parts = SECRET.match(new RegExp(`.{1,${String(width)}}`, 'g')) ?? [];
    const lines = await linesOf([SECRET], [parts.map((part) => `#9 1.0 ${part}\n`).join('')]);
    const said = lines.map((line) => line.replace('#9 1.0 ', '')).join('');
    expect(shownOf(SECRET, [said]).length).toBeLessThan(4);
  });

  it('and lines that only resemble one stay as they are', async () => {
    const lines = ['#7 0.1 q', '#7 0.2 no secret', '#7 DONE 0.3s', 'qwe', 'x', 'qwertz no'];
    expect(await linesOf([SECRET], [lines.join('\n')])).toEqual(lines);
  });
});
