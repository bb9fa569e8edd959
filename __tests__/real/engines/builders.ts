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
    if (driver === 'remote') await this.#remote(name);
    else await this.#container(name);
    this.#made.push(() => this.docker('buildx', 'rm', '--force', name));
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

  /** A BuildKit daemon on this machine, as it may be on any other. */
  async #remote(name: string): Promise<void> {
    const socket = join(this.#folder, `${name}.sock`);
    const state = join(this.#folder, name);
    const daemon = spawn(
      'buildkitd',
      ['--config', await this.#daemonConfig(), '--addr', `unix://${socket}`, '--root', state],
      { stdio: 'ignore' },
    );
    this.#made.push(() => ended(daemon));
    await this.docker('buildx', 'create', '--name', name, '--driver', 'remote', `unix://${socket}`);
    const inspect = (): Promise<string> =>
      this.docker('buildx', 'inspect', '--bootstrap', name).catch(() => '');
    while (!/Status:\s+running/.test(await inspect())) await sleep(200);
  }

  /** A container with BuildKit in it. The image is ours: the driver's own lies on Docker Hub. */
  async #container(name: string): Promise<void> {
    const image = `${this.#world.registry}/builders/buildkit:${randomBytes(6).toString('hex')}`;
    const context = join(this.#folder, 'image');
    await copyPrograms(context, 'buildkitd', 'buildctl', 'runc');
    const lines = [`FROM ${this.#world.base}`, 'COPY . /', 'ENTRYPOINT ["buildkitd"]'];
    await writeFile(`${context}.Dockerfile`, `${lines.join('\n')}\n`);
    await this.docker(
      'build',
      '--quiet',
      '--file',
      `${context}.Dockerfile`,
      '--tag',
      image,
      context,
    );
    this.#made.push(() => this.docker('image', 'rm', '--force', image));
    await this.docker(
      ...['buildx', 'create', '--name', name, '--driver', 'docker-container', '--bootstrap'],
      // The registry is on this machine's loopback.
      ...['--driver-opt', `image=${image}`, '--driver-opt', 'network=host'],
      ...['--buildkitd-config', await this.#daemonConfig()],
    );
  }

  async #daemonConfig(): Promise<string> {
    const path = join(this.#folder, 'buildkitd.toml');
    await writeFile(path, `[registry."${this.#world.registry}"]\n  http = true\n`);
    return path;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  child.kill();
  await closed;
}
