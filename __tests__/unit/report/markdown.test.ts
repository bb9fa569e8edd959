import { describe, expect, it } from '@jest/globals';
import { cell, inline, item } from '../../../src/report/markdown.ts';

describe('text of others in a summary', () => {
  it.each([
    ['exit code 2', 'exit code 2'],
    ['a | b\nc', String.raw`a \| b<br>c`],
    ['\n first \r\n\r\n  <second>\n', 'first<br>&lt;second&gt;'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['<b>&[x](y)', String.raw`&lt;b&gt;&amp;\[x\](y)`],
    [
      '~~gone~~ `code` *x* _y_',
      String.raw`\~\~gone\~\~ ` + '\\`code\\` ' + String.raw`\*x\* \_y\_`,
    ],
    ['ask @octocat', 'ask @<!-- -->octocat'],
    ['to a@b.example', 'to a@<!-- -->b.example'],
    ['see https://x.example/a', 'see https:<!-- -->//x.example/a'],
    ['HTTP://x.example', 'HTTP:<!-- -->//x.example'],
    ['WWW.x.example', 'WWW<!-- -->.x.example'],
    ['[x](https://x.example)', String.raw`\[x\](https:<!-- -->//x.example)`],
    ['sha256:00 at localhost:5000/a', 'sha256:00 at localhost:5000/a'],
  ])('%j stands as %j', (text, shown) => {
    expect(inline(text)).toBe(shown);
    expect(cell(text)).toBe(shown);
  });

  it('is cut in a cell, before it is escaped', () => {
    expect(cell('@'.repeat(500))).toBe(`${'@<!-- -->'.repeat(400)}…`);
  });

  it('is cut in a list too, where there is more room', () => {
    expect(item('x'.repeat(4000))).toBe('x'.repeat(4000));
    expect(item('x'.repeat(5000))).toBe(`${'x'.repeat(4000)}…`);
  });
});
