import { z } from 'zod';
import { settingsSchema } from '../model/settings.ts';
import { CATALOGUE, documentation } from './catalogue.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** What keys mean that exist in the file alone. */
const FILE_ONLY: Readonly<Record<string, string>> = {
  channels:
    'Per channel: its tags, build arguments and when its moving tags move. Channels of your own are described here.',
  registries: 'Per registry host: "required: false" makes it a mirror that may fail.',
  required: 'Whether a release needs this registry. Default: true.',
};

/** The same names mean a channel's own within it. */
const OF_A_CHANNEL: Readonly<Record<string, string>> = {
  tags: 'Tag patterns of this channel.',
};

/**
 * The JSON schema of the config file, for editors: made from the schema that checks the file, with the catalogue's words.
 */
export function configJsonSchema(): unknown {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', target: 'draft-7' });
  describe(schema, false);
  return {
    ...schema,
    title: 'multiarch-publish configuration',
    description: 'What .github/multiarch-publish.yml may hold.',
  };
}

/** Describes every property that has an input's name, at whatever depth. */
function describe(schema: Schema, ofChannel: boolean): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const entry = CATALOGUE[name];
    const words =
      (ofChannel ? OF_A_CHANNEL[name] : undefined) ??
      FILE_ONLY[name] ??
      (entry === undefined ? undefined : documentation(entry));
    if (words !== undefined) property.description = words;
    describe(property, name === 'channels');
  }
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') describe(additionalProperties, ofChannel);
  for (const part of schema.anyOf ?? []) if (typeof part === 'object') describe(part, ofChannel);
}
