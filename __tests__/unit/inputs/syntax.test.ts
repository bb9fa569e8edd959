import { describe, expect, it } from '@jest/globals';
import { readSyntax } from '../../../src/inputs/syntax.ts';
import { parseDuration } from '../../../src/model/settings.ts';

describe('how inputs are written', () => {
  it.each([
    ['list', 'a, b\nc\r\n\r\n d ,', ['a', 'b', 'c', 'd']],
    ['list', 'x/{a,b}/Dockerfile, {version}', ['x/{a,b}/Dockerfile', '{version}']],
    ['lines', 'one, with comma\r\n\n  two  ', ['one, with comma', 'two']],
    ['lines', '"a\nb"\nc', ['a\nb', 'c']],
    ['lines', '"say ""hi"""', ['say "hi"']],
    ['map', 'A=1\r\nB=x=y, z\nC=', { A: '1', B: 'x=y, z', C: '' }],
    ['map', '"NOTE=two\nlines, and =""quotes"""', { NOTE: 'two\nlines, and ="quotes"' }],
    ['map', 'EOF=ghadelimiter_x', { EOF: 'ghadelimiter_x' }],
    ['runners', 'linux/amd64 = a, b\nlinux/arm64=c', { 'linux/amd64': 'a, b', 'linux/arm64': 'c' }],
    ['flag', 'False', false],
    ['flag', ' TRUE ', true],
    ['flag', 'mode=max', 'mode=max'],
    ['number', '3', 3],
    ['number', '3x', '3x'],
    ['text', ' a b ', 'a b'],
  ] as const)('%s %j', (syntax, text, expected) => {
    expect(readSyntax(text, syntax)).toEqual(expected);
  });

  it.each([
    ['A', /line 1 is not of the form KEY=VALUE/],
    ['A=1\n=secret', /line 2 is not of the form KEY=VALUE/],
    ['a\nB=1\n=c', /lines 1, 3 are not of the form KEY=VALUE/],
    ['A=1\nA=2', /A is given twice/],
    ['A=1\n__proto__=secret', /"__proto__" cannot be a name/],
    ['"A=1', /the quote that opens entry 1 is not closed/],
  ])('map %j is refused, without showing a value', (text, expected) => {
    expect(() => readSyntax(text, 'map')).toThrow(expected);
    expect(() => readSyntax(text, 'map')).not.toThrow(/secret/);
  });
});

describe('lengths of time', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    ['10m', 600],
    ['1h30m', 5400],
    ['2h', 7200],
    ['1H', 3600],
    ['0', 0],
  ])('%s: %i seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  it.each(['', '-1', '1.5h', 'soon', '10 minutes', '1m1h'])('%j is none', (text) => {
    expect(() => parseDuration(text)).toThrow(/is not a length of time/);
  });
});
