import { describe, expect, it } from '@jest/globals';
import { FanInWorld } from '../../support/fan-in-world.ts';
import type { Fault } from '../../support/registry/faults.ts';

/** Three registries, of which the second has no image yet; the first may be a mirror. */
async function world({ mirror }: { readonly mirror: boolean }) {
  const made = await FanInWorld.start({}, {}, {});
  const registries = mirror ? { [made.registry(0).host]: { required: false } } : {};
  const plan = made.plan([{ name: 'app' }], { registries });
  const to = [made.registry(0), made.registry(2)];
  const images = [
    await made.push(plan, 'app', 'linux/amd64', { to }),
    await made.push(plan, 'app', 'linux/arm64', { to }),
  ];
  return { made, plan, images, [Symbol.asyncDispose]: () => made[Symbol.asyncDispose]() };
}

const warnings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning:'));

describe('an image that several registries hold', () => {
  it.each<[string, Fault]>([
    ['manifests: 500', { path: '/manifests/', status: 500 }],
    ['manifests: 404', { path: '/manifests/sha256', status: 404, code: 'MANIFEST_UNKNOWN' }],
    ['blobs: 500', { path: '/blobs/', status: 500 }],
    ['blobs: 404', { path: '/blobs/', status: 404, code: 'BLOB_UNKNOWN' }],
  ])('is not taken from a mirror (%s) where a required one has it', async (_name, fault) => {
    await using scene = await world({ mirror: true });
    const { made, plan } = scene;
    made.registry().fault({ ...fault, method: 'GET', times: Infinity });
    const run = await made.run(plan);
    expect(run.failures).toEqual([]);
    for (const number of [0, 1, 2]) {
      expect(made.tag('app', 'latest', number)).toBe(run.outputs['digest']);
    }
    expect(warnings(run.log.lines)).toEqual([]);
  });

  it('is taken from the next one where a required registry does not give a layer', async () => {
    await using scene = await world({ mirror: false });
    const { made, plan, images } = scene;
    const path = `blobs/${images[0]?.layers[0]?.digest ?? ''}`;
    const broken = { method: 'GET', path, status: 500, times: Infinity };
    const gate = made.registry(0).fault(broken);
    // The one that answers last is asked for the layer last.
    made.registry(2).fault({ method: 'HEAD', path: '/manifests/', delay: 100, times: Infinity });
    const run = await made.run(plan);
    expect(gate.hits).toBeGreaterThan(0);
    expect(run.failures).toEqual([]);
    expect(made.tag('app', 'latest', 1)).toBe(run.outputs['digest']);
  });

  it('is taken from one of two mirrors, and the other, which does not give it, is left behind', async () => {
    await using made = await FanInWorld.start({}, {}, {});
    const [first, second] = made.registries;
    const mirrors = [first, second].map((one) => [one?.host ?? '', { required: false }]);
    const plan = made.plan([{ name: 'app' }], { registries: Object.fromEntries(mirrors) });
    const to = made.registries.slice(0, 2);
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await made.push(plan, 'app', platform, { to });
    }
    made.registry().fault({ method: 'GET', path: '/blobs/', status: 500, times: Infinity });
    const run = await made.run(plan);
    expect(run.failures).toEqual([]);
    expect(made.tag('app', 'latest', 2)).toBe(run.outputs['digest']);
    expect(warnings(run.log.lines)).toEqual([
      expect.stringContaining(`mirror ${first?.host ?? ''}/acme/app is left behind`),
    ]);
  });

  it('that another registry refuses leaves no mirror behind', async () => {
    await using scene = await world({ mirror: true });
    const { made, plan } = scene;
    made.registry(1).fault({ method: 'PUT', path: '/manifests/', status: 403, times: Infinity });
    const run = await made.run(plan);
    expect(run.failures).toEqual([expect.stringContaining(made.registry(1).host)]);
    expect(warnings(run.log.lines)).toEqual([]);
  });

  it('is taken from a sibling of the same registry, from which its layers are mounted', async () => {
    await using made = await FanInWorld.start({}, {});
    const [first, second] = made.registries.map(({ host }) => host);
    const images = [
      `${first ?? ''}/acme/app`,
      `${second ?? ''}/acme/app`,
      `${second ?? ''}/acme/too`,
    ];
    const plan = made.plan([{ name: 'app', images, platforms: ['linux/amd64'] }]);
    const { layers } = await made.push(plan, 'app', 'linux/amd64');
    // The sibling is the last that says to hold it.
    const path = 'acme/app/manifests/';
    made.registry(1).fault({ method: 'HEAD', path, delay: 100, times: Infinity });
    const run = await made.run(plan);
    expect(run.failures).toEqual([]);
    expect(made.tag('too', 'latest', 1)).toBe(run.outputs['digest']);
    for (const registry of made.registries) {
      for (const { digest } of layers) {
        expect(registry.count({ method: 'GET', path: `blobs/${digest}` })).toBe(0);
      }
    }
    expect(made.registry(0).count({ method: 'GET', path: '/manifests/sha256' })).toBeLessThan(2);
  });
});
