import { setMaxListeners } from 'node:events';
import type { Log } from '../model/log.ts';
import { Authenticator } from './auth/authenticator.ts';
import { TokenService } from './auth/token-service.ts';
import { Blobs } from './blobs/blobs.ts';
import { hasBlob, openBlob } from './blobs/read.ts';
import { copyManifest } from './copy.ts';
import { CredentialStore } from './credentials/credentials.ts';
import { Manifests } from './manifests/manifests.ts';
import { listReferrers } from './manifests/referrers.ts';
import { listTags } from './manifests/tags.ts';
import type { Registry } from './registry.ts';
import { DEFAULT_TIMEOUTS, Http, type Timeouts } from './transport/http.ts';
import { Limits } from './transport/limits.ts';
import { DEFAULT_POLICY, Retrier, type RetryPolicy } from './transport/retry.ts';
import { Session } from './transport/session.ts';

export interface RegistryOptions {
  /** Where credentials, proxies and home are looked up. */
  readonly env: NodeJS.ProcessEnv;
  /** Stops all work, also waits and transfers. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Hosts, with their ports, with which plain HTTP is spoken; loopback needs no mention. */
  readonly insecureHosts: readonly string[];
  /** Blobs on their way to one registry at once. */
  readonly concurrency?: number;
  readonly userAgent?: string;
  readonly retry?: Partial<RetryPolicy>;
  readonly timeouts?: Partial<Timeouts>;
}

/** As docker does: fewer leave a fast line idle, more make slow registries answer 429. */
const TRANSFERS = 5;

/** A client for all registries of a run. Nothing is read or loaded before the first request. */
export function createRegistry(options: RegistryOptions): Registry {
  const { env, log, concurrency = TRANSFERS, userAgent = 'multiarch-publish' } = options;
  // What nobody waits for any more when the client is closed, such as the pause before another try, ends with it.
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  // Every request on its way listens to it: that many are no leak.
  setMaxListeners(0, signal);
  const insecureHosts = options.insecureHosts.map((host) => host.toLowerCase());
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const retrier = new Retrier({ ...DEFAULT_POLICY, ...options.retry }, signal, (line) => {
    log.info(line);
  });
  const http = new Http({ env, signal, insecureHosts, userAgent, timeouts });
  const credentials = new CredentialStore({ env, signal, log });
  const auth = new Authenticator(credentials, new TokenService(http, retrier), insecureHosts);
  const limits = new Limits(concurrency);
  const session = new Session({ http, auth, limits, retrier, insecureHosts });
  const blobs = new Blobs(session, limits);
  const manifests = new Manifests(session, blobs);

  const registry: Registry = {
    resolve: (repository, target, purpose) => manifests.resolve(repository, target, purpose),
    getManifest: (repository, target, purpose) => manifests.get(repository, target, purpose),
    putManifest: (repository, target, manifest) => manifests.put(repository, target, manifest),
    hasBlob: (repository, digest) => hasBlob(session, repository, digest),
    readBlob: (repository, blob) => openBlob(session, repository, blob),
    uploadBlob: (repository, blob, source, upload) =>
      blobs.upload(repository, blob, source, upload),
    copy: (from, to, target, known = []) =>
      copyManifest({ registry, session, from, to, log, known }, target),
    listTags: (repository) => listTags(session, repository),
    referrers: (repository, digest) => listReferrers(session, repository, digest),
    close: () => {
      closing.abort(new Error('the client was closed'));
      return http.close();
    },
  };
  return registry;
}
