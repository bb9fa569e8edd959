import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Step, StepContext } from '../../../src/steps/context.ts';
import { manifest } from '../../../src/steps/manifest.ts';
import { plan } from '../../../src/steps/plan.ts';
import { push } from '../../../src/steps/push.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog } from '../../support/log.ts';
import { startProxy } from '../../support/registry/proxy.ts';
import { startRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();
/** Not this machine by its name, so that plain HTTP must be allowed. */
const HOST = 'registry.example:5000';

it('every step speaks plain HTTP to a registry that only the config file names as insecure', async () => {
  await using registry = await startRegistry();
  await using proxy = await startProxy(registry.port);
  const cwd = await folder();
  await mkdir(join(cwd, '.github'));
  await writeFile(
    join(cwd, '.github', 'multiarch-publish.yml'),
    [
      'templates: [app]',
      `images: ["${HOST}/acme/app"]`,
      'platforms: [linux/amd64]',
      `insecure-registries: ["${HOST}"]`,
      `handoff: "directory:${join(cwd, 'ledger')}"`,
      'verify: platform',
      '',
    ].join('\n'),
  );
  await writeFile(join(cwd, 'Dockerfile'), 'FROM scratch\n');
  const layout = new LayoutBuilder();
  await layout.write(join(cwd, 'layout'), [layout.image()]);
  const run = async (step: Step, inputs: Readonly<Record<string, string>>) => {
    const context: StepContext = {
      inputs,
      env: {
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
        HOME: cwd,
        HTTP_PROXY: proxy.url,
      },
      cwd,
      log: recordedLog(),
      signal: new AbortController().signal,
    };
    const result = await step(context);
    expect(result.failures).toEqual([]);
    return result.outputs;
  };
  const made = (await run(plan, { version: '1.2.0' }))['plan'] ?? '';
  expect(registry.count({ method: 'GET', path: '/tags/list' })).toBe(1);
  await run(push, { plan: made, layout: 'layout', platform: 'linux/amd64' });
  const { digest } = await run(manifest, { plan: made });
  expect(registry.store.tag('acme/app', 'latest')).toBe(digest);
});
