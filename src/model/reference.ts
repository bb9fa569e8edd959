import { z } from 'zod';
import { AppError } from './errors.ts';
import { parseDigest, type Digest } from './digest.ts';

declare const brand: unique symbol;

/** A repository's full, normalised name: `docker.io/library/busybox`, `localhost:5000/team/app`. */
export type Repository = string & { readonly [brand]: 'Repository' };

/** A tag: `[A-Za-z0-9_][A-Za-z0-9._-]{0,127}` (OCI distribution spec, "Pulling manifests"). */
export type Tag = string & { readonly [brand]: 'Tag' };

/** An image reference: a repository and what is meant in it. With both, the digest decides and the tag is a comment. */
export interface Reference {
  readonly repository: Repository;
  readonly tag?: Tag;
  readonly digest?: Digest;
}

export class ReferenceError extends AppError {
  override readonly name = 'ReferenceError';
}

// The grammar of the reference format, from small to large (distribution/reference, normalised names).
const HOST_LABEL = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])';
const IPV6 = String.raw`\[[a-fA-F0-9:]+\]`;
const HOST = new RegExp(String.raw`^(?:${HOST_LABEL}(?:\.${HOST_LABEL})*|${IPV6})(?::[0-9]+)?$`);
const PATH_COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const MAX_NAME_LENGTH = 255;

/** Docker Hub's host in a name. Its API and its key in docker's credentials file have other names (see registry/). */
export const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_ALIASES = ['index.docker.io', 'registry-1.docker.io', 'registry.hub.docker.com'];

export function isTag(text: string): text is Tag {
  return TAG.test(text);
}

/** @throws ReferenceError when the text breaks the grammar of tags */
export function parseTag(text: string): Tag {
  if (!isTag(text)) {
    throw new ReferenceError(
      `"${text}" is not a tag: expected 1 to 128 of A-Z a-z 0-9 _ . -, not starting with . or -`,
    );
  }
  return text;
}

/**
 * Reads a repository name without tag or digest. Letters become lower case (spec section 6), short names are Docker Hub's.
 * @throws ReferenceError when the name breaks the grammar, or has a depth that Docker Hub does not know
 */
export function parseRepository(text: string): Repository {
  const slash = text.indexOf('/');
  const head = slash === -1 ? '' : text.slice(0, slash);
  const named = head !== '' && (/[.:[]/.test(head) || head === 'localhost');
  const host = named ? head.toLowerCase() : DOCKER_HUB;
  const registry = DOCKER_HUB_ALIASES.includes(host) ? DOCKER_HUB : host;
  const rest = (named ? text.slice(slash + 1) : text).toLowerCase();
  const path = registry === DOCKER_HUB && !rest.includes('/') ? `library/${rest}` : rest;
  const complain = (why: string): never => {
    throw new ReferenceError(`"${text}" is not an image name: ${why}`);
  };
  if (!HOST.test(registry)) complain(`"${head}" is not a registry host`);
  for (const component of path.split('/')) {
    if (PATH_COMPONENT.test(component)) continue;
    complain(
      component === ''
        ? 'a part of the path is empty'
        : `"${component}" may hold only a-z, 0-9 and single separators . _ - between them`,
    );
  }
  if (registry === DOCKER_HUB && path.split('/').length > 2) {
    complain('Docker Hub knows only docker.io/NAMESPACE/NAME, one level deep');
  }
  if (registry.length + path.length + 1 > MAX_NAME_LENGTH) {
    complain(`it is longer than ${MAX_NAME_LENGTH} characters`);
  }
  return `${registry}/${path}` as Repository;
}

/**
 * Reads `NAME[:TAG][@DIGEST]`; a colon starts a tag only after the last slash.
 * @throws ReferenceError or DigestError when a part breaks its grammar
 */
export function parseReference(text: string): Reference {
  const at = text.indexOf('@');
  const digest = at === -1 ? undefined : parseDigest(text.slice(at + 1));
  const name = at === -1 ? text : text.slice(0, at);
  const colon = name.lastIndexOf(':');
  const tagged = colon > name.lastIndexOf('/');
  return {
    repository: parseRepository(tagged ? name.slice(0, colon) : name),
    ...(tagged ? { tag: parseTag(name.slice(colon + 1)) } : {}),
    ...(digest === undefined ? {} : { digest }),
  };
}

export function formatReference({ repository, tag, digest }: Reference): string {
  return [
    repository,
    ...(tag === undefined ? [] : [':', tag]),
    ...(digest === undefined ? [] : ['@', digest]),
  ].join('');
}

/** The two halves of a repository name: the registry's host with its port, and the path there. */
export function splitRepository(repository: Repository): {
  readonly registry: string;
  readonly path: string;
} {
  const slash = repository.indexOf('/');
  return { registry: repository.slice(0, slash), path: repository.slice(slash + 1) };
}

export const tagSchema = z.string().refine(isTag, 'expected a tag');

export const repositorySchema = z.string().transform((text, context): Repository => {
  try {
    return parseRepository(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});
