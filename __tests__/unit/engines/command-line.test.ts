import { describe, expect, it } from '@jest/globals';
import { splitCommand } from '../../../src/engines/command-line.ts';

describe('splitCommand', () => {
  const variables = { IMAGE: 'localhost/a b:1', ARCH: 'arm64', EMPTY: '' };
  it.each([
    ['make image "IMG=x y" \'z w\'', ['make', 'image', 'IMG=x y', 'z w']],
    ['docker run --rm $IMAGE --version', ['docker', 'run', '--rm', 'localhost/a b:1', '--version']],
    ['make IMG=${IMAGE}-$ARCH', ['make', 'IMG=localhost/a b:1-arm64']],
    ['echo $HOME $(id) `id` $EMPTY; rm x', ['echo', '$HOME', '$(id)', '`id`', ';', 'rm', 'x']],
    ['echo $constructor', ['echo', '$constructor']],
    ['', []],
  ])('%s', (command, argv) => {
    expect(splitCommand(command, variables)).toEqual(argv);
  });
});
