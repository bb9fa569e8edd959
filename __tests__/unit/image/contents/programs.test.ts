import { expect, it } from '@jest/globals';
import { handsOverTo } from '../../../../src/image/contents/programs.ts';

it.each<[string, readonly string[], readonly string[]]>([
  ['a launcher', ['/sbin/tini', '--', '/app'], ['/app']],
  ['a launcher that takes a word first', ['gosu', 'user', '/app', '-x'], ['/app', '-x']],
  ['a program', ['/app', 'word'], []],
  ['a program of a name that every object inherits', ['/bin/constructor', 'word'], []],
  ['another one', ['toString', '--flag', 'word'], []],
])('%s hands over to what it starts', (_name, argv, expected) => {
  expect(handsOverTo(argv, false)).toEqual(expected);
});
