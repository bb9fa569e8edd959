// Lets a script import the product's TypeScript as it is: `import './lib/typescript.mjs'` first, then `await import('../src/….ts')`.
// Node 20 cannot read TypeScript by itself.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
