import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import { failureOf } from '../../support/failure.ts';
import { processesWith } from '../../support/processes.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';
import { makeLeg } from './leg.ts';
import { ENGINE_ROWS } from './rows.ts';

const folder = temporaryFolders();

/** All bytes of a layout, layers unpacked. */
async function contentsOf(layout: string): Promise<Buffer> {
  const blobs = join(layout, 'blobs', 'sha256');
  const files = await Promise.all(
    (await readdir(blobs)).map((name) => readFile(join(blobs, name))),
  );
  return Buffer.concat(
    files.map((bytes) => (bytes.readUInt16BE(0) === 0x1f8b ? gunzipSync(bytes) : bytes)),
  );
}

for (const row of ENGINE_ROWS) {
  describeWith([...row.needs, 'base'], `${row.title}: a secret`, (world) => {
    const secrets = () => ({
      token: `tok-${randomBytes(12).toString('hex')}`,
      file: `fil-${randomBytes(12).toString('hex')}`,
    });
    const leg = async (given: ReturnType<typeof secrets>, last: string) => {
      const text = `FROM ${world.base}
RUN --mount=type=secret,id=token --mount=type=secret,id=key,target=/key echo "the token is $(cat /run/secrets/token)"; echo "the file is $(cat /key)"; sleep 1; ${last}
`;
      const made = await makeLeg(
        await folder(),
        'linux/amd64',
        { Dockerfile: text },
        { secretFiles: { key: 'key file' }, noCache: true },
        { secrets: { token: given.token } },
      );
      await writeFile(join(made.context.cwd, 'key file'), given.file);
      Object.assign(made.context.env, row.env(world));
      return made;
    };

    it('reaches the build, and no log, command line, image or history', async () => {
      const given = secrets();
      const { request, context } = await leg(given, 'true');
      const engine = await selectEngine(row.engine, context);
      const seen: string[] = [];
      const done = new AbortController();
      const watch = (async () => {
        while (!done.signal.aborted) {
          for (const text of Object.values(given)) seen.push(...(await processesWith(text)));
        }
      })();
      await engine.build(request, context).finally(() => {
        done.abort();
      });
      await watch;
      await engine.remove(request.image, context);

      const log = context.log.lines.join('\n');
      expect(log).toContain('the token is ***');
      expect(log).toContain('the file is ***');
      const image = await readLayoutImage(request.layout, request.leg.platform);
      const everything = Buffer.concat([
        Buffer.from(`${log}\n${seen.join('\n')}\n${JSON.stringify(image.recorded)}`),
        await contentsOf(request.layout),
      ]);
      for (const text of Object.values(given)) expect(everything.includes(text)).toBe(false);
      expect(seen).toEqual([]);
    }, 120_000);

    it('is in no error either', async () => {
      const given = secrets();
      const { request, context } = await leg(given, 'exit 5');
      const engine = await selectEngine(row.engine, context);
      const error = await failureOf(engine.build(request, context));
      const all = JSON.stringify([error, error.message, error.stack, context.log.lines]);
      expect(all).toContain('the token is ***');
      expect(all).not.toContain(given.token);
    }, 120_000);
  });
}
