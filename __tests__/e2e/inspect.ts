/** What a registry holds, as programs read it that nobody here wrote: crane and skopeo. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { output } from './program.ts';

const descriptor = z.looseObject({
  mediaType: z.string(),
  digest: z.string(),
  platform: z
    .looseObject({ os: z.string(), architecture: z.string(), variant: z.string().optional() })
    .optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const manifest = z.looseObject({
  mediaType: z.string(),
  manifests: z.array(descriptor),
  annotations: z.record(z.string(), z.string()).optional(),
});

export interface Index {
  readonly digest: string;
  /** By platform, in the index's order; attestations left out. */
  readonly children: Readonly<Record<string, string>>;
  readonly attestations: number;
  readonly annotations: Readonly<Record<string, string>>;
}

/** An index as crane reads it. Throws when the reference is not an index. */
export async function craneIndex(reference: string): Promise<Index> {
  const { manifests, annotations } = manifest.parse(
    JSON.parse(await output('crane', ['manifest', reference])),
  );
  const images = manifests.filter(
    (child) => child.annotations?.['vnd.docker.reference.type'] === undefined,
  );
  return {
    digest: await output('crane', ['digest', reference]),
    children: Object.fromEntries(
      images.map(({ platform, digest }) => [
        [platform?.os, platform?.architecture, platform?.variant].filter(Boolean).join('/'),
        digest,
      ]),
    ),
    attestations: manifests.length - images.length,
    annotations: annotations ?? {},
  };
}

/** The digest of the bytes that skopeo gets for a reference. */
export async function skopeoDigest(reference: string): Promise<string> {
  const raw = await output('skopeo', [
    'inspect',
    '--raw',
    '--tls-verify=false',
    `docker://${reference}`,
  ]);
  return `sha256:${createHash('sha256').update(raw).digest('hex')}`;
}

const inspected = z.looseObject({
  Architecture: z.string(),
  Os: z.string(),
  Layers: z.array(z.string()),
});

/** The image that skopeo chooses for an architecture, by its config. */
export async function skopeoImage(
  reference: string,
  architecture: string,
): Promise<z.infer<typeof inspected>> {
  return inspected.parse(
    JSON.parse(
      await output('skopeo', [
        '--override-arch',
        architecture,
        'inspect',
        '--no-tags',
        '--tls-verify=false',
        `docker://${reference}`,
      ]),
    ),
  );
}

/** The tags of a repository, in order. */
export async function craneTags(repository: string): Promise<string[]> {
  const tags = await output('crane', ['ls', repository]);
  return tags.split('\n').filter(Boolean).sort();
}
