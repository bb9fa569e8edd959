import { entryOf } from '../model/collections.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import type { ChannelSettings, TemplateSettings } from '../model/settings.ts';
import type { FoundTemplate } from './templates.ts';

/**
 * What is said of one template in one channel, the strongest source first (spec section 4): an input beats the template, the template
 * the channel, the channel the top level; what a template says of the channel beats what it says in general.
 */
export class Layers {
  readonly #layers: readonly (
    | { readonly channel: true; readonly settings: ChannelSettings }
    | { readonly channel: false; readonly settings: TemplateSettings }
  )[];

  constructor({ inputs, file }: PlanSpec, template: FoundTemplate, channel: string) {
    const ofChannel = ({ channels }: TemplateSettings) => {
      const settings = entryOf(channels ?? {}, channel);
      return settings === undefined ? [] : [{ channel: true as const, settings }];
    };
    this.#layers = [
      { channel: false as const, settings: inputs },
      ...template.settings.flatMap((settings) => [
        ...ofChannel(settings),
        { channel: false as const, settings },
      ]),
      ...ofChannel(file),
      { channel: false as const, settings: file },
    ];
  }

  /** The strongest word on a setting. */
  pick<K extends keyof TemplateSettings>(key: K): TemplateSettings[K] | undefined {
    for (const layer of this.#layers) {
      const value = layer.channel ? undefined : layer.settings[key];
      if (value !== undefined) return value;
    }
    return undefined;
  }

  movingPolicy(): 'auto' | 'always' | 'never' {
    for (const { settings } of this.#layers) {
      const value = settings['moving-tags'];
      if (value !== undefined) return value;
    }
    return 'auto';
  }

  /** A map, merged over all sources. */
  merge(
    key:
      | 'build-args'
      | 'build-contexts'
      | 'labels'
      | 'annotations'
      | 'secret-files'
      | 'index-annotations',
  ): Readonly<Record<string, string>> {
    const merged: Record<string, string> = {};
    for (const layer of this.#layers.toReversed()) {
      if (!layer.channel) Object.assign(merged, layer.settings[key]);
      else if (key === 'build-args') Object.assign(merged, layer.settings[key]);
    }
    return merged;
  }

  /**
   * The tag patterns of the channel: a channel's own `tags` are its tags; elsewhere `tags` are those of `release`, and the other
   * built-in channels have a key each.
   */
  tagPatterns(channel: string): readonly string[] | undefined {
    const keys = {
      release: 'tags',
      prerelease: 'prerelease-tags',
      snapshot: 'snapshot-tags',
    } as const;
    const key = Object.entries(keys).find(([name]) => name === channel)?.[1];
    for (const layer of this.#layers) {
      const value = layer.channel
        ? layer.settings.tags
        : key === undefined
          ? undefined
          : layer.settings[key];
      if (value !== undefined) return value;
    }
    return undefined;
  }
}
