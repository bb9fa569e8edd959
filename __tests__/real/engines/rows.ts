import type { World, Requirement } from '../../support/world.ts';

/** The engines of the world: which, what it needs, and the variables that lead to it. */
export interface EngineRow {
  readonly title: string;
  readonly engine: 'docker' | 'podman' | 'buildah';
  /** The program that runs the image afterwards; buildah has none of its own and shares podman's store. */
  readonly runner: 'docker' | 'podman';
  readonly needs: readonly Requirement[];
  readonly env: (world: World) => Readonly<Record<string, string>>;
}

export const ENGINE_ROWS: readonly EngineRow[] = [
  {
    title: "docker, containerd's image store",
    engine: 'docker',
    runner: 'docker',
    needs: ['docker', 'docker-buildx'],
    env: () => ({}),
  },
  {
    title: 'docker, classic image store',
    engine: 'docker',
    runner: 'docker',
    needs: ['docker-classic', 'docker-buildx'],
    env: ({ dockerClassic }) => ({ DOCKER_HOST: dockerClassic }),
  },
  { title: 'podman', engine: 'podman', runner: 'podman', needs: ['podman'], env: () => ({}) },
  {
    title: 'buildah',
    engine: 'buildah',
    runner: 'podman',
    needs: ['buildah', 'podman'],
    env: () => ({}),
  },
];
