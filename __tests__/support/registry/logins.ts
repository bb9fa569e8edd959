import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A home of its own for a test, with whatever files logins have left there. */
export interface Home extends AsyncDisposable {
  readonly path: string;
  /** HOME and PATH, and nothing else of this process. */
  readonly env: NodeJS.ProcessEnv;
  /** Writes a file below the home; objects as JSON. Returns its path. */
  write(path: string, contents: unknown, mode?: number): Promise<string>;
}

/** @param logins host to `user:password`, as `docker login` would leave them in `.docker/config.json` */
export async function homeWith(logins: Readonly<Record<string, string>> = {}): Promise<Home> {
  const path = await mkdtemp(join(tmpdir(), 'home-'));
  const write = async (name: string, contents: unknown, mode = 0o600): Promise<string> => {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    const text = typeof contents === 'string' ? contents : JSON.stringify(contents);
    await writeFile(file, text, { mode });
    return file;
  };
  const auths = Object.fromEntries(
    Object.entries(logins).map(([host, login]) => [
      host,
      { auth: Buffer.from(login).toString('base64') },
    ]),
  );
  if (Object.keys(logins).length > 0) await write('.docker/config.json', { auths });
  return {
    path,
    env: { HOME: path, XDG_RUNTIME_DIR: join(path, 'run'), PATH: process.env['PATH'] },
    write,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
