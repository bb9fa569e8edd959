/** One of the worked examples as a checkout of its own, published by the command line to a real registry. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { cli, output, root, run, type Outcome } from '../../e2e/program.ts';
import { craneIndex, craneTags, type Index } from '../../e2e/inspect.ts';

const resultsSchema = z.object({
  templates: z.record(
    z.string(),
    z.looseObject({
      status: z.string(),
      complete: z.boolean(),
      missing: z.array(z.looseObject({ platform: z.string(), reason: z.string() })),
      registries: z.record(
        z.string(),
        z.looseObject({
          tags: z.record(
            z.string(),
            z.looseObject({ state: z.string(), reason: z.string().optional() }),
          ),
        }),
      ),
    }),
  ),
});
export type Results = z.infer<typeof resultsSchema>;

export class System implements AsyncDisposable {
  readonly folder: string;
  /** The repositories' common part: host, and a path that no other test has. */
  readonly registry: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(folder: string, registry: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.registry = registry;
    this.#env = env;
  }

  static async of(
    example: string,
    host: string,
    env: Readonly<Record<string, string>>,
  ): Promise<System> {
    const folder = await mkdtemp(join(tmpdir(), `${example}-`));
    await cp(join(root, 'examples', example), folder, { recursive: true });
    const system = new System(folder, `${host}/${example}-${randomUUID().slice(0, 8)}`, env);
    await system.git('init', '--quiet', '--initial-branch=main');
    await system.commit('the project');
    return system;
  }

  async git(...args: string[]): Promise<string> {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    return output('git', [...identity, ...args], { cwd: this.folder });
  }

  async commit(message: string): Promise<void> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--message', message);
  }

  /** Changes a file of the checkout, and commits. */
  async edit(name: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, name);
    await writeFile(path, change(await readFile(path, 'utf8')));
    await this.commit(`edit ${name}`);
  }

  /** `multiarch-publish COMMAND` over the example's config. */
  step(command: string, ...args: string[]): Promise<Outcome> {
    return cli([command, '--config', 'multiarch-publish.yml', ...args], {
      cwd: this.folder,
      env: this.#env,
    });
  }

  async publish(
    ...args: string[]
  ): Promise<{ readonly outcome: Outcome; readonly results: Results }> {
    const outcome = await this.step('publish', '--json', ...args);
    const last = outcome.stdout.trim().split('\n').at(-1) ?? '';
    if (!last.startsWith('{')) throw new Error(`no results:\n${outcome.stderr.slice(-4000)}`);
    return { outcome, results: resultsSchema.parse(JSON.parse(last)) };
  }

  /** Platforms of the index that a tag names. */
  async platforms(reference: string): Promise<string[]> {
    return Object.keys((await this.index(reference)).children);
  }

  index(reference: string): Promise<Index> {
    return craneIndex(`${this.registry}/${reference}`);
  }

  digest(reference: string): Promise<string> {
    return output('crane', ['digest', `${this.registry}/${reference}`]);
  }

  /** The tags of a repository; none where it does not exist. */
  async tags(repository: string): Promise<string[]> {
    const { status } = await run('crane', ['ls', `${this.registry}/${repository}`]);
    return status === 0 ? craneTags(`${this.registry}/${repository}`) : [];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
