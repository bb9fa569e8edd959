import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { code, fit, type Block } from '../../../src/report/markdown.ts';

/** A part with rows between head and tail, or a head that is shown whole. */
const block = (name: string, rows: readonly string[]): Block => ({
  head: `<${name}>`,
  rows: rows.map((text, at) => `[${name}${at}:${text}]`),
  tail: rows.length === 0 ? '' : `</${name}>`,
});

it('is whole where there is room', () => {
  const blocks = [block('a', ['x', 'y']), block('b', []), block('c', ['z'])];
  expect(fit(blocks, 1000)).toBe('<a>[a0:x][a1:y]</a><b><c>[c0:z]</c>');
});

it('leaves out a part that does not fit, and says so, but not the smaller one behind it', () => {
  const blocks = [block('a', ['x']), block('b'.repeat(2000), ['y']), block('c', ['z'])];
  expect(fit(blocks, 1000)).toBe(
    '<a>[a0:x]</a><c>[c0:z]</c>\n**1 sections left out**: the summary is full.\n',
  );
});

it('never goes beyond its bytes, ends every part that it begins, and counts what is left out', () => {
  const text = fc.string({ unit: fc.constantFrom('x', 'é', '✅'), maxLength: 60 });
  const rows = fc.array(text, { maxLength: 30 });
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 6 }),
      fc.integer({ min: 300, max: 5000 }),
      (all, budget) => {
        const blocks = all.map((one, at) => block(String(at), one));
        const cut = fit(blocks, budget);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(budget);
        const shown = blocks.filter(({ head }) => cut.includes(head));
        for (const { head, rows: own, tail } of shown) {
          const [, part = ''] = cut.split(head);
          const [inner = ''] = part.split(tail);
          expect(part).toContain(tail);
          const there = own.filter((row) => inner.includes(row)).length;
          const [, left = '0'] = /\*\*(\d+) rows left out\*\*/.exec(inner) ?? [];
          expect(there + Number(left)).toBe(own.length);
        }
        const [, sections = '0'] = /\*\*(\d+) sections left out\*\*/.exec(cut) ?? [];
        expect(shown.length + Number(sections)).toBe(blocks.length);
      },
    ),
  );
});

it('code holds no backtick of its own', () => {
  expect(code('a`b')).toBe("`a'b`");
});
