/** The input `ssh`: a step of the build asks the agent of this machine, or one that holds the key of a file alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { capture } from '../../../src/engines/process.ts';
import { failureOf } from '../../support/failure.ts';
import { copyPrograms } from '../../support/program-files.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';
import { makeLeg } from './leg.ts';
import { ENGINE_ROWS } from './rows.ts';

const folder = temporaryFolders();
const LIMIT = 60_000;
/** The machine's own: the build runs the machine's ssh-add. */
const NATIVE = process.arch === 'arm64' ? 'linux/arm64' : 'linux/amd64';

for (const row of ENGINE_ROWS) {
  describeWith([...row.needs, 'base', 'ssh-agent'], `${row.title}: ssh`, (world) => {
    let agent: ChildProcess;
    let socket: string;
    let key: string;

    beforeAll(async () => {
      const own = await folder();
      socket = join(own, 'agent');
      key = join(own, 'key');
      agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
      const env = { ...process.env, SSH_AUTH_SOCK: socket };
      const options = { cwd: own, env, signal: AbortSignal.timeout(10_000) };
      await capture(['ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', key], options);
      while (!existsSync(socket)) await sleep(20);
      await capture(['ssh-add', '-q', key], options);
    });
    afterAll(async () => {
      const ended = new Promise((done) => agent.once('close', done));
      agent.kill();
      await ended;
    });

    /** A build that says which keys the agent behind its socket has. */
    const leg = async (ssh: readonly string[], agentSocket: string) => {
      const text = `FROM ${world.base}
COPY programs /
RUN --mount=type=ssh test -S "$SSH_AUTH_SOCK" && echo "the agent has $(ssh-add -L)"
`;
      const made = await makeLeg(
        await folder(),
        NATIVE,
        { Dockerfile: text },
        { ssh: [...ssh], load: false, noCache: true },
      );
      await copyPrograms(join(made.context.cwd, 'programs'), 'ssh-add');
      Object.assign(made.context.env, row.env(world), { SSH_AUTH_SOCK: agentSocket });
      return made;
    };

    it.each([
      ['the agent', () => ['default'], () => socket],
      ['a key file, without an agent', () => [`default=${key}`], () => ''],
    ])(
      'lets the build use %s',
      async (_what, ssh, agentSocket) => {
        const { request, context } = await leg(ssh(), agentSocket());
        const engine = await selectEngine(row.engine, context);
        await engine.build(request, context);
        const [type = '', publicKey = ''] = (await readFile(`${key}.pub`, 'utf8')).split(' ');
        const said = context.log.lines.join('\n');
        expect(said).toContain(`the agent has ${type} ${publicKey.trim()}`);
      },
      LIMIT,
    );

    it(
      'says that there is no agent',
      async () => {
        const { request, context } = await leg(['default'], '');
        const engine = await selectEngine(row.engine, context);
        const error = await failureOf(engine.build(request, context));
        expect(error.message).toContain('SSH_AUTH_SOCK');
      },
      LIMIT,
    );
  });
}
