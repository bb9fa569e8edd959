import type { Descriptor } from '../model/descriptor.ts';
import type { BlobSource, RawManifest } from '../registry/registry.ts';

/** A leg's image as it lies on disk: exactly the bytes that go to every registry. */
export interface LegSource {
  /** The runnable manifest. */
  readonly image: RawManifest;
  /** The image and the attestations that speak of it. */
  readonly manifests: readonly RawManifest[];
  /** Configs and layers of all of them, each once, without foreign layers. */
  readonly blobs: readonly Descriptor[];
  open(blob: Descriptor): BlobSource;
}
