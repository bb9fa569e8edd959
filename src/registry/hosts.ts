import { DOCKER_HUB } from '../model/reference.ts';

/** Docker Hub's API answers under another name than its images carry. */
const DOCKER_HUB_API = 'registry-1.docker.io';

/** Whether a host (with or without a port) is this machine: localhost, 127.0.0.0/8 or [::1]. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return /^(?:localhost|(?:.+\.)localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name);
}

/** Whether plain HTTP may be spoken with a host: loopback, or listed by the user (spec section 8). */
export function mayBePlain(host: string, insecureHosts: readonly string[]): boolean {
  return isLoopback(host) || insecureHosts.includes(host.toLowerCase());
}

/** Where a registry's API is: `https://HOST/v2/`, plain HTTP only where {@link mayBePlain}. */
export function apiBase(registry: string, insecureHosts: readonly string[]): URL {
  const host = registry === DOCKER_HUB ? DOCKER_HUB_API : registry;
  const scheme = mayBePlain(host, insecureHosts) && !host.endsWith(':443') ? 'http' : 'https';
  return new URL(`${scheme}://${host}/v2/`);
}
