import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { capture } from '../../../src/engines/process.ts';
import { copyPrograms } from '../../support/program-files.ts';
import type { Requirement, World } from '../../support/world.ts';

/** What it takes to make builders of one's own. */
export const BUILDER_NEEDS: readonly Requirement[] = [
  'docker',
  'docker-buildx',
  'docker-init',
  'buildkitd',
  'base',
  'registry',
];

/** buildx's drivers that run on one machine and are not docker's own builder. */
export type Driver = 'remote' | 'docker-container';

/**
 * Builders of a suite's own, which nobody else's builds have warmed, in a docker configuration of its own: docker's own builder stays
 * the current one for everybody else. What was made is gone after `close`.
 */
export class Builders {
  readonly #made: (() => Promise<unknown>)[] = [];
  readonly #world: World;
  readonly #folder: string;

  private constructor(world: World, folder: string) {
    this.#world = world;
    this.#folder = folder;
  }

  static async open(world: World): Promise<Builders> {
    const builders = new Builders(world, await mkdtemp(join(tmpdir(), 'builders-')));
    const plugins = join(builders.config, 'cli-plugins');
    await mkdir(plugins, { recursive: true });
    await copyFile(
      join(world.env.DOCKER_CONFIG ?? '', 'cli-plugins', 'docker-buildx'),
      join(plugins, 'docker-buildx'),
    );
    return builders;
  }

  /** The folder for DOCKER_CONFIG, in which these builders are known. */
  get config(): string {
    return join(this.#folder, 'config');
  }

  /** Starts a builder of this name. */
  async start(name: string, driver: Driver): Promise<void> {
    const options = driver === 'remote' ? [this.#daemon(name)] : await this.#containerOptions();
    await this.docker('buildx', 'create', '--name', name, '--driver', driver, ...options);
    this.#made.push(() => this.docker('buildx', 'rm', '--force', name));
    // A daemon that has just been started makes its socket in its own time.
    for (let turn = 1; ; turn += 1) {
      const answer = await this.docker('buildx', 'inspect', '--bootstrap', name).catch(String);
      if (/Status:\s+running/.test(answer)) return;
      if (turn === 50) throw new Error(`${name} does not run: ${answer}`);
      await sleep(200);
    }
  }

  /** Runs docker with these builders. */
  docker(...argv: string[]): Promise<string> {
    return capture(['docker', ...argv], {
      cwd: this.#folder,
      env: { ...process.env, DOCKER_CONFIG: this.config },
      signal: AbortSignal.timeout(100_000),
    });
  }

  async close(): Promise<void> {
    for (const end of this.#made.reverse()) await end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The address of a BuildKit daemon on this machine, as it may be on any other. */
  #daemon(name: string): string {
    const address = `unix://${join(this.#folder, `${name}.sock`)}`;
    const argv = ['--addr', address, '--root', join(this.#folder, name)];
    const daemon = spawn('buildkitd', argv, { stdio: 'ignore' });
    this.#made.push(() => ended(daemon));
    return address;
  }

  /** Options for a container with BuildKit in it. The image is ours: the driver's own lies on Docker Hub. */
  async #containerOptions(): Promise<string[]> {
    const image = `${this.#world.registry}/builders/buildkit:${randomBytes(6).toString('hex')}`;
    const context = join(this.#folder, 'image');
    await copyPrograms(context, 'buildkitd', 'buildctl', 'runc');
    const lines = [`FROM ${this.#world.base}`, 'COPY . /', 'ENTRYPOINT ["buildkitd"]'];
    await writeFile(`${context}.Dockerfile`, `${lines.join('\n')}\n`);
    const argv = ['--quiet', '--file', `${context}.Dockerfile`, '--tag', image, context];
    await this.docker('build', ...argv);
    this.#made.push(() => this.docker('image', 'rm', '--force', image));
    // The registry is on this machine's loopback.
    return ['--driver-opt', `image=${image}`, '--driver-opt', 'network=host'];
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  child.kill();
  await closed;
}
