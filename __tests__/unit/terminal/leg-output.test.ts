import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LegOutput, SHOWN } from '../../../src/terminal/leg-output.ts';

/** An output, and the lines that it drew. */
function outputOf(lines: readonly string[]) {
  const drawn: string[] = [];
  const output = new LegOutput((line) => drawn.push(line));
  for (const line of lines) output.add(line);
  return { output, drawn };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);

describe('the output of a running leg', () => {
  it('draws its last lines now and then, however much it says', async () => {
    const { output, drawn } = outputOf(numbered(100_000));
    expect(drawn).toEqual([]);
    for (let waited = 0; drawn.length === 0 && waited < 5000; waited += 20) await sleep(20);
    expect(drawn).toEqual(numbered(100_000).slice(-SHOWN));
    output[Symbol.dispose]();
    expect(drawn).toHaveLength(SHOWN);
  });

  it('draws at its end what it has not drawn, and nothing afterwards', async () => {
    const { output, drawn } = outputOf(['one', 'two']);
    output[Symbol.dispose]();
    expect(drawn).toEqual(['one', 'two']);
    await sleep(400);
    expect(drawn).toEqual(['one', 'two']);
  });

  it.each([
    [3, 0],
    [1000, 0],
    [1001, 1],
    [2500, 1500],
  ])('of %d lines, %d are not kept', (count, dropped) => {
    using output = outputOf(numbered(count)).output;
    expect(output.dropped).toBe(dropped);
    expect(output.lines).toEqual(numbered(count).slice(dropped));
  });

  it.each<[string, string, string]>([
    ['a title', '\u001B]0;OWNED\u0007text', 'text'],
    ['the clipboard', '\u001B]52;c;cHduZWQ=\u0007text', 'text'],
    ['the clipboard, by the other end', '\u001B]52;c;cHduZWQ=\u001B\\text', 'text'],
    ['a cleared screen', '\u001B[2Jtext', 'text'],
    ['the cursor', '\u001B[10Atext', 'text'],
    ['one character for CSI', '\u009B2Jtext', 'text'],
    ['colours', '\u001B[31mtext\u001B[0m', 'text'],
    ['a lone escape', 'a\u001Bctext', 'atext'],
    ['bells and backspaces', 'a\u0007\u0008text', 'a  text'],
    ['a command to the runner', '::error::text', ': :error::text'],
  ])('shows nothing of %s', (_what, line, expected) => {
    const { output, drawn } = outputOf([line]);
    output[Symbol.dispose]();
    expect(drawn).toEqual([expected]);
    expect(output.lines).toEqual([expected]);
  });
});
