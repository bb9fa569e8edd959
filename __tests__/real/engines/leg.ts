import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildContext, BuildRequest } from '../../../src/engines/engine.ts';
import { privateImageName } from '../../../src/engines/image-name.ts';
import { legSlug } from '../../../src/model/leg.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { PLAIN } from '../../support/build-spec.ts';
import { recordedLog, type RecordedLog } from '../../support/log.ts';

export interface Leg {
  readonly request: BuildRequest;
  readonly context: BuildContext & { readonly log: RecordedLog };
}

/** A leg whose build context is these files, in a folder of the test's. */
export async function makeLeg(
  folder: string,
  platform: string,
  files: Readonly<Record<string, string>>,
  spec: Partial<BuildSpec> = {},
  more: Partial<BuildRequest> = {},
): Promise<Leg> {
  const leg = { template: 'Te_st', platform: parsePlatform(platform) };
  const unique = `${legSlug(leg)}-${randomBytes(4).toString('hex')}`;
  const cwd = join(folder, unique);
  const scratch = join(folder, `${unique}-scratch`);
  await mkdir(scratch, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), text, { mode: 0o755 });
  }
  return {
    request: {
      leg,
      spec: { ...PLAIN, ...spec },
      image: privateImageName(leg),
      layout: join(scratch, 'layout'),
      folder,
      scratch,
      repositories: [],
      secrets: {},
      environment: {},
      writeCache: true,
      ...more,
    },
    context: {
      log: recordedLog(),
      signal: new AbortController().signal,
      cwd,
      env: { ...process.env },
    },
  };
}
