import { basename } from 'node:path';
import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode(process.env);
// One bundle, two doors: the runner starts dist/index.js; dist/cli.js (package.json's bin) imports the same file under another name.
const door =
  basename(process.argv[1] ?? '') === 'index.js' ? import('./action.ts') : import('./cli.ts');
await (await door).main();
