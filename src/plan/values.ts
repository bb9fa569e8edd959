import type { PlanFacts } from '../model/plan-facts.ts';
import { branchSlug } from './branch.ts';
import type { Release } from './channel.ts';
import { versionValues, type Values } from './patterns.ts';
import { tagSafe } from './versions.ts';

/** The values of the placeholders of one template (spec section 3), as they stand in texts and in image names. */
export function valuesFor(
  template: string,
  org: string | undefined,
  { version, channel }: Release,
  facts: PlanFacts,
): Values {
  return {
    ...versionValues(version),
    template,
    org,
    channel,
    sha: facts.commit,
    'short-sha': facts.commit.slice(0, 7),
    date: facts.date,
    branch: facts.branch === undefined ? undefined : branchSlug(facts.branch),
    pr: facts.pullRequest,
    'run-id': facts.runId,
  };
}

/** The same as they stand in tags, where no `/` can be. */
export function tagValues(values: Values): Values {
  const { template, org } = values;
  return {
    ...values,
    template: template === undefined ? undefined : tagSafe(template),
    org: org === undefined ? undefined : tagSafe(org),
  };
}
