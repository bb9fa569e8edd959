// Builds the bundle: `node script/build.mjs [FOLDER]`, dist by default. Run from the root: the bundle's module ids depend on it.
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A file of @actions/core that no step uses: its HTTP client is most of the package's start-up time. No file of src has this name.
const UNUSED = './oidc-utils.js';

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
    ...['--external', UNUSED],
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    // ncc's way to be told of a tsconfig.
    env: { ...process.env, TS_NODE_PROJECT: 'src/tsconfig.json' },
  },
);
writeFileSync(join(out, UNUSED), 'export {};\n');
// One bundle, two doors: src/index.ts opens the command line when it was not started as index.js.
writeFileSync(join(out, 'cli.js'), "#!/usr/bin/env node\nimport './index.js';\n");
chmodSync(join(out, 'cli.js'), 0o755);
