import type { Results, TemplateResult } from '../model/results.ts';

/** The fan-in's end as log lines: one fact a line (spec section 9). */
export function resultLines({ templates }: Results): readonly string[] {
  return Object.entries(templates).flatMap(([name, result]) => [
    `${name}: ${headline(result)}`,
    ...Object.values(result.registries).flatMap(({ image, tags }) =>
      Object.entries(tags).map(([tag, { state, digest, reason }]) =>
        [`  ${image}:${tag} ${state}`, digest, reason && `(${reason.split('\n')[0] ?? ''})`]
          .filter((part) => part !== undefined && part !== '')
          .join(' '),
      ),
    ),
  ]);
}

function headline({ status, digest, platforms, missing }: TemplateResult): string {
  const parts = [
    status,
    ...(digest === undefined ? [] : [digest]),
    platforms.map(({ platform }) => platform).join(', '),
    ...(missing.length === 0
      ? []
      : [`without ${missing.map(({ platform }) => platform).join(', ')}`]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
