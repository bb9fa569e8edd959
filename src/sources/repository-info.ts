import { z } from 'zod';
import type { PlanFacts } from '../model/plan-facts.ts';

const TIMEOUT = 5000;

const repositorySchema = z.looseObject({
  description: z.string().nullish(),
  license: z.looseObject({ spdx_id: z.string().nullish() }).nullish(),
});

/** What a repository says of itself, as labels take it; what it does not say is left out. */
export function describeRepository(data: unknown): Pick<PlanFacts, 'description' | 'licenses'> {
  const { success, data: found } = repositorySchema.safeParse(data);
  if (!success) return {};
  const { description, license } = found;
  const spdx = license?.spdx_id;
  return {
    ...(description ? { description } : {}),
    ...(spdx && spdx !== 'NOASSERTION' ? { licenses: spdx } : {}),
  };
}

/**
 * Asks GitHub for what the event did not bring: a schedule's has no repository. For labels alone, so that nothing is said when it fails.
 */
export async function fetchRepository(
  env: NodeJS.ProcessEnv,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Pick<PlanFacts, 'description' | 'licenses'>> {
  const { GITHUB_API_URL: api = '', GITHUB_REPOSITORY: repository = '' } = env;
  if (api === '' || repository === '' || token === undefined) return {};
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent();
  try {
    const response = await fetch(`${api}/repos/${repository}`, {
      dispatcher,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'multiarch-publish',
      },
    });
    return response.ok ? describeRepository(await response.json()) : {};
  } catch {
    return {};
  } finally {
    await dispatcher.close().catch(() => undefined);
  }
}
