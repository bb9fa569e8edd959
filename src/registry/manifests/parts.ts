import { indexSchema, manifestSchema, type Descriptor } from '../../model/descriptor.ts';
import { parseJson } from '../../model/json.ts';
import { isForeignLayer, isIndexType, isManifestType } from '../../model/media-types.ts';
import type { RawManifest } from '../registry.ts';

/** What a manifest names, and so needs to have beside it. */
export interface Parts {
  /** Manifests of an index. */
  readonly children: readonly Descriptor[];
  readonly config: readonly Descriptor[];
  /** Without foreign ones, which stay where their `urls` point. */
  readonly layers: readonly Descriptor[];
  readonly subject: Descriptor | undefined;
  readonly annotations: Readonly<Record<string, string>> | undefined;
  readonly artifactType: string | undefined;
}

/** @throws DataError when the bytes are not what the media type says */
export function partsOf({ descriptor, bytes }: RawManifest): Parts {
  const what = `the manifest ${descriptor.digest}`;
  if (isIndexType(descriptor.mediaType)) {
    const { manifests, subject, annotations, artifactType } = parseJson(indexSchema, bytes, what);
    return { children: manifests, config: [], layers: [], subject, annotations, artifactType };
  }
  if (isManifestType(descriptor.mediaType)) {
    const { config, layers, subject, annotations, artifactType } = parseJson(
      manifestSchema,
      bytes,
      what,
    );
    return {
      children: [],
      config: [config],
      layers: layers.filter(({ mediaType }) => !isForeignLayer(mediaType)),
      subject,
      annotations,
      artifactType: artifactType ?? config.mediaType,
    };
  }
  // Another kind of document: nothing is known of what it names.
  return {
    children: [],
    config: [],
    layers: [],
    subject: undefined,
    annotations: undefined,
    artifactType: undefined,
  };
}
