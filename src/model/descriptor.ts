import { z } from 'zod';
import { digestSchema } from './digest.ts';

/** The platform of a descriptor in an index, as the OCI image spec writes it (image-index.md). */
export const descriptorPlatformSchema = z.looseObject({
  os: z.string(),
  architecture: z.string(),
  variant: z.string().optional(),
  'os.version': z.string().optional(),
  'os.features': z.array(z.string()).optional(),
});
export type DescriptorPlatform = z.infer<typeof descriptorPlatformSchema>;

/** A content descriptor (OCI image spec, descriptor.md). Unknown fields are kept. */
export const descriptorSchema = z.looseObject({
  mediaType: z.string(),
  digest: digestSchema,
  size: z.number().int().nonnegative(),
  urls: z.array(z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
  platform: descriptorPlatformSchema.optional(),
  artifactType: z.string().optional(),
});
export type Descriptor = z.infer<typeof descriptorSchema>;

/** An image manifest, OCI or Docker (OCI image spec, manifest.md). */
export const manifestSchema = z.looseObject({
  schemaVersion: z.literal(2),
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  config: descriptorSchema,
  layers: z.array(descriptorSchema),
  subject: descriptorSchema.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
export type ImageManifest = z.infer<typeof manifestSchema>;

/** An image index or Docker manifest list (OCI image spec, image-index.md). */
export const indexSchema = z.looseObject({
  schemaVersion: z.literal(2),
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  manifests: z.array(descriptorSchema),
  subject: descriptorSchema.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
export type ImageIndex = z.infer<typeof indexSchema>;

/** The parts of an image's config that this product reads (OCI image spec, config.md). */
export const imageConfigSchema = z.looseObject({
  os: z.string(),
  architecture: z.string(),
  variant: z.string().optional(),
  'os.version': z.string().optional(),
  config: z
    .looseObject({
      User: z.string().nullish(),
      Env: z.array(z.string()).nullish(),
      Entrypoint: z.array(z.string()).nullish(),
      Cmd: z.array(z.string()).nullish(),
      WorkingDir: z.string().nullish(),
      Labels: z.record(z.string(), z.string()).nullish(),
      ExposedPorts: z.record(z.string(), z.unknown()).nullish(),
      Volumes: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  rootfs: z.looseObject({ diff_ids: z.array(z.string()) }).optional(),
});
export type ImageConfig = z.infer<typeof imageConfigSchema>;
