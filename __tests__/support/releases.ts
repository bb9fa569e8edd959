import type { TemplateFixture } from './fan-in.ts';
import { FanInWorld } from './fan-in-world.ts';
import type { ScriptedRegistry } from './registry/registry.ts';

/** A version whose legs are all pushed, in a world of so many registries. */
export async function release(
  version: string | null,
  template: Partial<TemplateFixture> = {},
  {
    registries = 1,
    more = {},
  }: { readonly registries?: number; readonly more?: Readonly<Record<string, unknown>> } = {},
) {
  const world = await FanInWorld.start(...Array.from({ length: registries }, () => ({})));
  const plan = await planned(world, version, template, more);
  return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/** A version whose legs are all pushed, to the registries of a world. */
export async function planned(
  world: FanInWorld,
  version: string | null,
  template: Partial<TemplateFixture> = {},
  more: Readonly<Record<string, unknown>> = {},
) {
  const exactTags = [version ?? 'sha-0123456'];
  const plan = world.plan([{ name: 'app', exactTags, ...template }], { version, ...more });
  for (const { platform } of plan.templates[0]?.legs ?? []) {
    await world.push(plan, 'app', platform, {
      salt: `${version ?? ''} ${plan.project.runId ?? ''}`,
    });
  }
  return plan;
}

/** An index of some platforms that was there before. */
export function present(
  registry: ScriptedRegistry,
  tags: readonly string[],
  architectures: readonly string[] = ['amd64', 'arm64'],
  annotations?: Readonly<Record<string, string>>,
): string {
  const children = architectures.map(
    (architecture) =>
      registry.store.seedImage('acme/app', {
        architecture,
        layers: [`${tags.join()} ${architecture}`],
      }).descriptor,
  );
  const index = registry.store.seedIndex('acme/app', children, annotations ? { annotations } : {});
  for (const tag of tags) registry.store.at('acme/app').tags.set(tag, index.digest);
  return index.digest;
}
