import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startRegistry, type RegistryScript } from '../../support/registry/registry.ts';
import { skipWith } from '../../support/world.ts';

const run = promisify(execFile);

/** The official suite, as a Go program; the first run builds it. */
const MODULE = 'github.com/opencontainers/distribution-spec/conformance';
const VERSION = 'v0.0.0-20260831232431-97274622c111';
const FOLDER = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'multiarch-publish',
  VERSION,
);
const PROGRAM = join(FOLDER, 'conformance');

/** Builds the suite where it is not there yet; returns why it cannot be had. */
async function build(): Promise<string | undefined> {
  if (existsSync(PROGRAM)) return undefined;
  try {
    await mkdir(FOLDER, { recursive: true });
    await run('go', ['install', `${MODULE}@${VERSION}`], {
      env: { ...process.env, GOBIN: FOLDER, GOFLAGS: '-mod=mod' },
    });
    return undefined;
  } catch (error) {
    return `the conformance suite cannot be built here: ${String(error).split('\n', 1).join()}`;
  }
}

const missing = await build();

interface Outcome {
  readonly passed: number;
  /** The suite's own lines on what failed, and on what it could not do. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** Runs the suite in all its parts: pull, push, content discovery, content management. */
async function conformance(script: RegistryScript, login?: string): Promise<Outcome> {
  await using registry = await startRegistry(script);
  const results = await mkdtemp(join(tmpdir(), 'conformance-'));
  const [user = '', password = ''] = login?.split(':') ?? [];
  // It ends with a status that is not 0 where anything failed; its lines say what.
  const { stdout } = await run(PROGRAM, {
    cwd: results,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      PATH: process.env['PATH'],
      HOME: results,
      OCI_REGISTRY: registry.host,
      OCI_TLS: 'disabled',
      OCI_USERNAME: user,
      OCI_PASSWORD: password,
      OCI_RESULTS_DIR: results,
      OCI_VERSION: '1.1',
      OCI_API_BLOBS_DIGEST_HEADER: 'true',
      OCI_API_BLOBS_UPLOAD_CANCEL: 'true',
      OCI_API_MANIFESTS_DIGEST_HEADER: 'true',
    },
  }).catch((error: unknown) => error as { stdout: string });
  await rm(results, { recursive: true });
  const lines = stdout.split('\n').map((line) => line.trim());
  return {
    passed: lines.filter((line) => line.endsWith(': Pass')).length,
    failed: lines.filter((line) => line.endsWith(': FAIL')),
    skipped: lines.filter((line) => line.endsWith(': Skip')),
  };
}

if (missing !== undefined) skipWith('OCI conformance', missing);
else {
  describe('OCI conformance of the scripted registry', () => {
    const users = { u: 'p' };
    it.each<{ name: string; script: RegistryScript; login?: string }>([
      { name: 'open', script: {} },
      { name: 'behind a login', script: { auth: { kind: 'basic', users } }, login: 'u:p' },
      { name: 'behind tokens', script: { auth: { kind: 'bearer', users } }, login: 'u:p' },
    ])(
      'passes pull, push, discovery and management: $name',
      async ({ script, login }) => {
        const { passed, failed, skipped } = await conformance(script, login);
        expect(failed).toEqual([]);
        expect(passed).toBeGreaterThan(500);
        // What the spec leaves to registries: a blob within the POST, a mount that names no source, a range upside down.
        for (const line of skipped) expect(line).toMatch(/post only|mount anonymous|range 500-0/);
      },
      120_000,
    );
  });
}
