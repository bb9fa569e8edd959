import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { EngineError } from '../../../src/engines/errors.ts';
import { capture } from '../../../src/engines/process.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';
import { makeLeg, type Leg } from './leg.ts';

const folder = temporaryFolders();
const LIMIT = 60_000;

describeWith(
  ['docker', 'docker-classic', 'podman', 'skopeo', 'crane', 'base', 'registry'],
  'engine: command',
  (world) => {
    const leg = async (script: string, spec: Partial<BuildSpec> = {}): Promise<Leg> =>
      makeLeg(
        await folder(),
        'linux/arm64',
        {
          'sub/make it.sh': `#!/bin/sh\nset -e\n${script}\n`,
          'sub/Dockerfile': `FROM ${world.base}\nCOPY Dockerfile /\nCMD ["echo", "made"]\n`,
        },
        { context: 'sub', command: '"./make it.sh" one "two three"', ...spec },
        { environment: { PLATFORM: 'linux/arm64', ARCH: 'arm64', TEMPLATE: 'Te_st' } },
      );
    const build = async ({ request, context }: Leg) =>
      (await selectEngine('command', context)).build(request, context);
    const image = ({ request }: Leg) => readLayoutImage(request.layout, request.leg.platform);
    const remove = async ({ request, context }: Leg): Promise<void> => {
      await (await selectEngine('command', context)).remove(request.image, context);
    };

    it(
      'gets arguments as a shell would split them, its environment, and the context as folder',
      async () => {
        const made = await leg(
          'printf "%s\\n" "$@" "$PWD" "$TEMPLATE $PLATFORM $ARCH $DISTRO" >said; exit 3',
          { buildArgs: { DISTRO: 'a b' } },
        );
        const error = await failureOf(build(made));
        expect(error.message).toMatch(/^\.\/make it\.sh .*exit code 3/);
        const sub = `${made.context.cwd}/sub`;
        expect((await readFile(`${sub}/said`, 'utf8')).split('\n').slice(0, 4)).toEqual([
          'one',
          'two three',
          sub,
          'Te_st linux/arm64 arm64 a b',
        ]);
      },
      LIMIT,
    );

    it(
      'does not start a shell around the command',
      async () => {
        const made = await leg('true', {
          command: './make\\ it.sh $(touch here) > there; touch x',
        });
        await failureOf(build(made));
        await expect(readFile(`${made.context.cwd}/sub/here`)).rejects.toThrow('ENOENT');
        await expect(readFile(`${made.context.cwd}/sub/there`)).rejects.toThrow('ENOENT');
      },
      LIMIT,
    );

    it.each([
      ["docker's store", 'docker build --quiet --platform "$PLATFORM" --tag "$IMAGE" .', {}],
      [
        "docker's classic store",
        'docker build --quiet --platform "$PLATFORM" --tag "$IMAGE" .',
        { DOCKER_HOST: world.dockerClassic },
      ],
      ["podman's store", 'podman build --quiet --platform "$PLATFORM" --tag "$IMAGE" .', {}],
    ])(
      'takes an image from %s',
      async (_store, script, env) => {
        const made = await leg(script);
        Object.assign(made.context.env, env);
        const result = await build(made);
        expect(result).toEqual({
          kind: 'layout',
          layout: made.request.layout,
          image: made.request.image,
        });
        expect((await image(made)).recorded.layers).toBe(2);
        await remove(made);
      },
      LIMIT,
    );

    it(
      'takes a layout',
      async () => {
        const made = await leg(
          `skopeo copy --quiet --src-tls-verify=false --override-arch arm64 docker://${world.base} "oci:$LAYOUT"`,
        );
        expect(await build(made)).toMatchObject({ kind: 'layout', image: undefined });
        expect((await image(made)).config.architecture).toBe('arm64');
      },
      LIMIT,
    );

    it(
      'takes the reference of what was pushed already',
      async () => {
        const made = await leg(
          `crane digest --platform linux/arm64 ${world.base} >digest; echo "${world.base.replace(/:1$/, '')}@$(cat digest)" >"$REF_FILE"`,
        );
        const digest = await capture(
          ['crane', 'digest', '--platform', 'linux/arm64', world.base],
          made.context,
        );
        expect(await build(made)).toEqual({
          kind: 'pushed',
          reference: { repository: world.base.replace(/:1$/, ''), digest: digest.trim() },
        });
      },
      LIMIT,
    );

    it.each([
      ['hands over nothing', 'true', /handed over no image/],
      [
        'hands over in two ways',
        `mkdir -p "$LAYOUT"; echo >"$LAYOUT/index.json"; echo ${world.base} >"$REF_FILE"`,
        /in 2 ways: LAYOUT, REF_FILE/,
      ],
      [
        'writes what is no reference',
        'echo "Not A Ref" >"$REF_FILE"',
        /does not hold the reference/,
      ],
      [
        'writes a name without tag and digest',
        'echo localhost:1/x >"$REF_FILE"',
        /does not hold the reference/,
      ],
    ])(
      'refuses a command that %s',
      async (_what, script, message) => {
        const error = await failureOf(build(await leg(script)));
        expect(error).toBeInstanceOf(EngineError);
        expect(error.message).toMatch(message);
      },
      LIMIT,
    );

    it('needs a command', async () => {
      const error = await failureOf(build(await leg('true', { command: ' ' })));
      expect(error.message).toBe('engine: command has no command');
    });
  },
);
