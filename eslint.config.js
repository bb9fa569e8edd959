import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';

// Who may import whom (ARCHITECTURE.md, "The rooms"). Everything may import model.
const rooms = {
  model: [],
  actions: ['model'],
  inputs: ['model'],
  sources: ['model'],
  plan: ['model'],
  image: ['model'],
  engines: ['model', 'image'],
  registry: ['model'],
  push: ['model', 'registry', 'image'],
  ledger: ['model'],
  terminal: ['model', 'inputs'],
  publish: ['model', 'plan', 'registry', 'image'],
  report: ['model', 'plan'],
};

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...allowed].map((name) => `./${name}`),
  message: `src/${room} may import only: ${[room, ...allowed].join(', ')} (ARCHITECTURE.md).`,
}));

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.world/', 'coverage/'] },
  {
    files: ['src/**/*.ts', '__tests__/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/actions/**', 'src/ledger/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@actions/core', message: 'Only src/actions talks to the runner.' }] },
      ],
    },
  },
  { files: ['__tests__/**/*.ts'], rules: { 'max-lines': ['error', { max: 500 }] } },
);
