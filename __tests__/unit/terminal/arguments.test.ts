import { describe, expect, it } from '@jest/globals';
import { CATALOGUE, NOT_FOR_PUBLISH } from '../../../src/inputs/catalogue.ts';
import { readCommandLine } from '../../../src/terminal/arguments.ts';
import { help } from '../../../src/terminal/help.ts';

describe('a command line', () => {
  it.each<[argv: string[], inputs: Record<string, string>]>([
    [['plan', '--version', '1.0', '--images=a/b'], { version: '1.0', images: 'a/b' }],
    [['plan', '--build-args', 'A=1', '--build-args', 'B=2=3'], { 'build-args': 'A=1\nB=2=3' }],
    [['plan', '--push'], { push: 'true' }],
    [['plan', '--push', '--version', '1'], { push: 'true', version: '1' }],
    [['plan', '--push', 'False'], { push: 'False' }],
    [['plan', '--push=false'], { push: 'false' }],
    [['plan', '--no-cache', '--cache', 'gha'], { 'no-cache': 'true', cache: 'gha' }],
    [['plan', '--version='], { version: '' }],
    [['plan', '--push', 'auto'], { push: 'auto' }],
    [['plan', '--provenance', 'mode=max', '--sbom'], { provenance: 'mode=max', sbom: 'true' }],
    [['--json', 'plan'], {}],
    [['plan', '--show', 'mp1.x'], { plan: 'mp1.x' }],
    [['plan', '--show', '--plan', 'mp1.x'], { plan: 'mp1.x' }],
    [['plan', '--json', '--report', 'r.md', '--show'], {}],
  ])('%j gives the inputs %j', (argv, inputs) => {
    const line = readCommandLine(argv);
    expect(line.command).toBe('plan');
    expect(line.inputs).toEqual(inputs);
  });

  it.each([
    [['plan', '--verson', '1'], '--verson: there is no such flag (did you mean --version?)'],
    [['plan', '--repport', 'x'], '--repport: there is no such flag (did you mean --report?)'],
    [
      ['plan', '--version'],
      '--version: a value is missing (the version to publish, such as 1.2.0)',
    ],
    [['plan', 'build'], 'build: one command at a time'],
    [['plan', '-x'], '-x: there is no such flag'],
    [['plan', '--constructor', '1'], '--constructor: there is no such flag'],
  ])('%j is refused: %s', (argv, message) => {
    expect(() => readCommandLine(argv)).toThrow(message);
  });

  it('names all that is wrong with it at once', () => {
    expect(() => readCommandLine(['plan', '--verson', '1', '--pusch', 'x'])).toThrow('2 bad');
  });

  it.each([
    [['--help'], undefined],
    [['push', '-h'], 'push'],
  ])('%j asks for help on %s', (argv, command) => {
    expect(readCommandLine(argv)).toMatchObject({ command, options: { help: true } });
  });
});

describe('the help', () => {
  it('lists the commands', () => {
    for (const name of ['publish', 'plan', 'build', 'push', 'manifest', 'promote']) {
      expect(help(undefined)).toContain(`  ${name} `);
    }
  });
  it('lists for publish every input but those of one step or one leg', () => {
    const flags = Object.keys(CATALOGUE).filter(
      (name) => name !== 'step' && !NOT_FOR_PUBLISH.includes(name),
    );
    for (const name of flags) expect(help('publish')).toContain(`--${name} `);
  });
  it('lists for publish no input that it refuses', () => {
    for (const name of NOT_FOR_PUBLISH) expect(help('publish')).not.toContain(`--${name} `);
  });
  it('lists for push all that it reads', () => {
    for (const name of ['plan', 'template', 'platform', 'layout', 'verify']) {
      expect(help('push')).toContain(`--${name} `);
    }
    expect(help('push')).toContain('With --layout and without --plan');
    expect(help('build')).not.toContain('With --layout and without --plan');
  });
  it('lists for a command its own inputs alone', () => {
    for (const name of ['source', 'images', 'tags']) {
      expect(help('promote')).toContain(`--${name} `);
    }
    expect(help('build')).not.toContain('--source');
  });

  const row = (command: string, flag: string): string =>
    help(command)
      .split('\n')
      .find((line) => line.startsWith(`  --${flag} `)) ?? '';

  it.each([
    ['publish', 'handoff', /Default: a folder of this run, gone afterwards\.$/],
    ['publish', 'load', /Default: `false`/],
    ['publish', 'plan', /Legs that left a good record are not built again\.$/],
    ['plan', 'handoff', /Default: `artifact`, which there is in a run of GitHub Actions alone\.$/],
    ['plan', 'tags', /Default: `\{version\}, latest`\.$/],
    ['plan', 'version', /Default: none; in a run of GitHub Actions the pushed git tag/],
    ['build', 'template', /Default: the only one of the plan\.$/],
    ['push', 'template', /Default: the only one that it left\.$/],
    ['push', 'platform', /Default: the only one that it left\.$/],
    ['push', 'layout', /Default: what build left for this checkout, on this machine\.$/],
    ['push', 'plan', /what another plan built is not pushed/],
    ['promote', 'tags', /Default: the tag of "source"\.$/],
    ['promote', 'images', /Default: the image of "source"\.$/],
  ])('says of %s --%s what is so for that command', (command, flag, words) => {
    expect(row(command, flag)).toMatch(words);
  });

  it.each(['publish', 'plan', 'build', 'push', 'manifest', 'promote'])(
    'of %s names no default that only a step in a workflow has, and nothing of another command',
    (command) => {
      const others = command === 'promote' ? /\{version\}|\{template\}/ : /[Ww]ith promote/;
      expect(help(command)).not.toMatch(/matrix\.|RUNNER_TEMP|token of the job/);
      expect(help(command)).not.toMatch(others);
    },
  );

  it('lists for every command the flags that all have', () => {
    for (const command of [undefined, 'publish', 'promote']) {
      expect(help(command)).toMatch(/^ {2}--json .*\n {2}--report FILE /m);
    }
  });

  it('says what a plan does to the defaults, of the commands that take one', () => {
    for (const command of ['publish', 'build', 'manifest']) {
      expect(help(command)).toMatch(/\n\nWith --plan, what no flag says is as the plan has it/);
    }
    expect(help('promote')).not.toContain('--plan');
  });

  it('lists for plan what the fan-in goes by, since the plan carries it', () => {
    for (const name of ['verify', 'on-missing-optional', 'on-shrink', 'index-annotations']) {
      expect(row('plan', name)).not.toBe('');
    }
  });

  it('says that --version is no question for the program’s own', () => {
    expect(help(undefined)).toContain('--version is the version to publish');
  });
});
