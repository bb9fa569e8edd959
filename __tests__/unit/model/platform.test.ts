import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { archName, parsePlatform, splitPlatform } from '../../../src/model/platform.ts';

describe('a platform', () => {
  it.each([
    ['linux/amd64', 'linux/amd64', 'amd64'],
    ['Linux/X86_64', 'linux/amd64', 'amd64'],
    ['linux/amd64/v1', 'linux/amd64', 'amd64'],
    ['linux/amd64/v3', 'linux/amd64/v3', 'amd64v3'],
    ['linux/aarch64', 'linux/arm64', 'arm64'],
    ['linux/arm64/v8', 'linux/arm64', 'arm64'],
    ['linux/arm64/8', 'linux/arm64', 'arm64'],
    ['linux/arm64/v9', 'linux/arm64/v9', 'arm64v9'],
    ['linux/arm', 'linux/arm/v7', 'armv7'],
    ['linux/armhf', 'linux/arm/v7', 'armv7'],
    ['linux/arm/6', 'linux/arm/v6', 'armv6'],
    ['arm64', 'linux/arm64', 'arm64'],
    [' linux/i686 ', 'linux/386', '386'],
    ['windows/amd64', 'windows/amd64', 'amd64'],
    ['linux/s390x', 'linux/s390x', 's390x'],
    ['linux/riscv64', 'linux/riscv64', 'riscv64'],
    ['linux/ppc64le', 'linux/ppc64le', 'ppc64le'],
  ])('%s is %s, in names %s', (text, platform, arch) => {
    expect(parsePlatform(text)).toBe(platform);
    expect(archName(parsePlatform(text))).toBe(arch);
  });

  it.each([
    ...['', '/', 'linux', 'linux/', 'linux/amd46', 'lunix/amd64', 'linux/arm/v7/x', 'a/b/c'],
    // Words that every object of the language inherits.
    ...['linux/constructor', 'linux/__proto__', 'constructor/amd64', '__proto__', 'linux/tostring'],
    ...['linux/hasownproperty/v7', 'linux/arm/constructor'],
  ])('is not %j', (text) => {
    expect(() => parsePlatform(text)).toThrow('is not a platform');
  });

  it('is the same after reading and writing', () => {
    const platforms = fc.constantFrom('linux/amd64', 'linux/arm', 'x86_64', 'linux/arm64/v9');
    fc.assert(
      fc.property(platforms, (text) => {
        const once = parsePlatform(text);
        expect(parsePlatform(once)).toBe(once);
        expect(Object.values(splitPlatform(once)).join('/')).toBe(once);
      }),
    );
  });
});
