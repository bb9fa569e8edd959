// Builds the bundle: `node script/build.mjs [FOLDER]`, dist by default. Run from the root: the bundle's module ids depend on it.
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Two files of @actions/core that no step uses bring an HTTP client and child processes, which are most of the package's start-up time.
const UNUSED = ['./oidc-utils.js', './platform.js'];

const out = process.argv[2] ?? 'dist';
rmSync(out, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    'src/index.ts',
    '-o',
    out,
    '-q',
    '--no-cache',
    // Types are checked by `npm run types`.
    '--transpile-only',
    '--license',
    'licenses.txt',
    ...UNUSED.flatMap((file) => ['--external', file]),
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    // ncc's way to be told of a tsconfig.
    env: { ...process.env, TS_NODE_PROJECT: 'src/tsconfig.json' },
  },
);
for (const file of UNUSED) writeFileSync(join(out, file), 'export {};\n');
// One bundle, two doors: src/index.ts opens the command line when it was not started as index.js.
writeFileSync(join(out, 'cli.js'), "#!/usr/bin/env node\nimport './index.js';\n");
chmodSync(join(out, 'cli.js'), 0o755);
