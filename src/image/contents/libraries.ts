import { posix } from 'node:path';
import type { Elf } from './elf.ts';
import { architectureOf } from './machines.ts';
import type { ImageFile, Tree } from './tree.ts';

/** A shared object that a program is started with: the file, or why there is none. */
export interface Library {
  readonly name: string;
  /** A file of the program's own architecture; else the first of another one. */
  readonly file: ImageFile | undefined;
}

/** Debian's directory per architecture. */
const MULTIARCH: Readonly<Record<string, readonly string[]>> = {
  amd64: ['x86_64-linux-gnu'],
  '386': ['i386-linux-gnu'],
  arm64: ['aarch64-linux-gnu'],
  arm: ['arm-linux-gnueabihf', 'arm-linux-gnueabi'],
  riscv64: ['riscv64-linux-gnu'],
  s390x: ['s390x-linux-gnu'],
  ppc64le: ['powerpc64le-linux-gnu'],
  loong64: ['loongarch64-linux-gnu'],
  mips64le: ['mips64el-linux-gnuabi64'],
};
const DEFAULT_DIRECTORIES = [
  ...['/lib64', '/usr/lib64', '/lib', '/usr/lib', '/usr/local/lib64', '/usr/local/lib'],
  ...['/lib32', '/usr/lib32', '/libx32'],
];
/** A program with more is none that anybody starts. */
const MAX_LIBRARIES = 2000;

/**
 * All shared objects that a program is started with, theirs included, found as the loader finds them (ld.so(8)): a file of another machine
 * is passed over as long as the search goes on.
 */
export function librariesOf(
  tree: Tree,
  program: ImageFile,
  elf: Elf,
  libraryPath: readonly string[],
): readonly Library[] {
  const architecture = architectureOf(elf);
  const configured = tree
    .matching(/^etc\/(?:ld\.so\.conf(?:\.d\/.+\.conf)?|ld-musl-.+\.path)$/)
    .flatMap(({ text = '' }) => text.split(/[\n:]/))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'));
  const common = [
    ...libraryPath,
    ...configured,
    ...(MULTIARCH[architecture] ?? []).flatMap((name) => [`/lib/${name}`, `/usr/lib/${name}`]),
    ...DEFAULT_DIRECTORIES,
  ];

  const found = new Map<string, Library>();
  const queue: { readonly elf: Elf; readonly origin: string }[] = [
    { elf, origin: posix.dirname(`/${program.path}`) },
  ];
  for (let user = queue.shift(); user !== undefined; user = queue.shift()) {
    const { origin } = user;
    const own = user.elf.searchPath.map((path) => path.replace(/\$\{?ORIGIN\}?/g, origin));
    for (const name of user.elf.needed) {
      if (found.has(name) || found.size >= MAX_LIBRARIES) continue;
      const file = search(tree, name, [...own, ...common], architecture);
      found.set(name, { name, file });
      if (file?.facts.kind === 'elf') {
        queue.push({ elf: file.facts.elf, origin: posix.dirname(`/${file.path}`) });
      }
    }
  }
  return [...found.values()];
}

function search(
  tree: Tree,
  name: string,
  directories: readonly string[],
  architecture: string,
): ImageFile | undefined {
  const paths = name.includes('/')
    ? [name]
    : directories.map((directory) => `${directory}/${name}`);
  let other: ImageFile | undefined;
  for (const path of paths) {
    const file = tree.find(path);
    if (file?.facts.kind !== 'elf') continue;
    if (architectureOf(file.facts.elf) === architecture) return file;
    other ??= file;
  }
  return other;
}
