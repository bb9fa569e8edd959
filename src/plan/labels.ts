import type { PlanFacts } from '../model/plan-facts.ts';

/**
 * The standard labels (OCI image spec, annotations.md), the same for all platforms of a template; what is not known is left out.
 * @param version the version, or the tag that stands for it where there is none
 */
export function standardLabels(
  template: string,
  version: string | undefined,
  facts: PlanFacts,
): Readonly<Record<string, string>> {
  const labels = {
    source: facts.sourceUrl,
    revision: facts.commit,
    version,
    created: facts.created,
    title: template,
    url: facts.sourceUrl,
    description: facts.description,
    licenses: facts.licenses,
  };
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[`org.opencontainers.image.${name}`, value]],
    ),
  );
}
