import type { Digest } from '../model/digest.ts';
import { splitRepository, type Repository, type Tag } from '../model/reference.ts';
import type { RegistryResult, TagResult } from '../model/results.ts';
import type { FanInPlan, FanInTemplate } from './context.ts';

/** One repository to which a template goes. */
export interface Site {
  readonly repository: Repository;
  readonly host: string;
  /** The key in `results`: the host, or the whole name where it is not the host's first image of the template. */
  readonly key: string;
  /** False for a mirror, which may fail (spec section 4, `registries`). */
  readonly required: boolean;
}

/** The places of a template: where its index goes, and where only arch tags go (`arch-images`). */
export interface Sites {
  readonly index: readonly Site[];
  readonly arch: readonly Site[];
}

export function sitesOf(template: FanInTemplate, plan: FanInPlan): Sites {
  const hosts = new Set<string>();
  const toSite = (repository: Repository): Site => {
    const host = splitRepository(repository).registry;
    const key = hosts.has(host) ? repository : host;
    hosts.add(host);
    return { repository, host, key, required: plan.registries[host]?.required ?? true };
  };
  const index = template.images.map(toSite);
  const archRepositories = new Set(
    template.legs.flatMap(({ movingArchTags }) => movingArchTags.map((tag) => tag.repository)),
  );
  const arch = [...archRepositories].filter((name) => !template.images.includes(name)).map(toSite);
  return { index, arch };
}

/** The moving tags of a repository, and the arch tags there that follow moving ones. */
export function movingTagsOf(template: FanInTemplate, { repository }: Site): readonly Tag[] {
  const arch = template.legs.flatMap(({ movingArchTags }) =>
    movingArchTags.filter((tag) => tag.repository === repository).map(({ tag }) => tag),
  );
  if (!template.images.includes(repository)) return arch;
  return [...template.movingTags.map(({ tag }) => tag), ...arch];
}

/** All tags that the fan-in may write in a repository, in the order in which it would. */
function tagsOf(template: FanInTemplate, site: Site): readonly Tag[] {
  const exact = template.images.includes(site.repository) ? template.exactTags : [];
  return [...exact, ...movingTagsOf(template, site)];
}

/**
 * What happened to each tag of a template in each registry: the honest account of spec section 7, rule 9. Every tag starts as not tried
 * and is set when, and only when, something is known about it.
 */
export class Account {
  readonly #tags = new Map<Site, Map<Tag, TagResult>>();
  readonly #dropped = new Map<Site, string>();
  readonly sites: Sites;

  constructor(template: FanInTemplate, plan: FanInPlan) {
    this.sites = sitesOf(template, plan);
    for (const site of this.#all) {
      const tags = tagsOf(template, site).map((tag) => [tag, { state: 'not-tried' }] as const);
      this.#tags.set(site, new Map(tags));
    }
  }

  get #all(): readonly Site[] {
    return [...this.sites.index, ...this.sites.arch];
  }

  /** Those of the sites that have not failed. */
  live(sites: readonly Site[] = this.sites.index): readonly Site[] {
    return sites.filter((site) => !this.#dropped.has(site));
  }

  /** Mirrors that failed, with the reason. */
  get dropped(): ReadonlyMap<Site, string> {
    return this.#dropped;
  }

  set(site: Site, tag: Tag, result: TagResult): void {
    this.#tags.get(site)?.set(tag, result);
  }

  get(site: Site, tag: Tag): TagResult {
    return this.#tags.get(site)?.get(tag) ?? { state: 'not-tried' };
  }

  /** Notes what a tag names before anything was written, if it has not been touched yet. */
  note(site: Site, tag: Tag, digest: Digest | undefined): void {
    const known = this.get(site, tag);
    if (known.state === 'not-tried' && digest !== undefined)
      this.set(site, tag, { ...known, digest });
  }

  /** Leaves a site behind: what it has not got yet, it will not get in this run. */
  drop(site: Site, why: string): void {
    this.#dropped.set(site, why);
    this.#explain(site, 'the mirror is left behind, see the warning');
  }

  /** Gives every tag that was not reached the reason. */
  stop(why: string): void {
    for (const site of this.#all) this.#explain(site, why);
  }

  /** The tags that name what this run wants them to name, as far as is known. */
  right(site: Site): readonly (readonly [Tag, Digest])[] {
    return [...(this.#tags.get(site) ?? [])].flatMap(([tag, { state, digest }]) =>
      (state === 'written' || state === 'unchanged') && digest !== undefined
        ? [[tag, digest] as const]
        : [],
    );
  }

  results(): Record<string, RegistryResult> {
    return Object.fromEntries(
      this.#all.map((site) => [
        site.key,
        { image: site.repository, tags: Object.fromEntries(this.#tags.get(site) ?? []) },
      ]),
    );
  }

  #explain(site: Site, why: string): void {
    for (const [tag, result] of this.#tags.get(site) ?? []) {
      if (result.state !== 'not-tried' || result.reason !== undefined) continue;
      this.set(site, tag, { ...result, reason: why });
    }
  }
}
