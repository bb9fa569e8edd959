import type { Plan } from '../model/plan.ts';
import type { TagOutlook } from '../plan/outlook.ts';
import { cell, code, fit, inline, row, tableHead, whole, type Block } from './markdown.ts';
import { archTagNames, outlookDetail } from './plan-lines.ts';
import { list } from './sections.ts';
import { SUMMARY_LIMIT } from './summary.ts';

/** What the summary of a plan is made of. */
export interface PlanReport {
  readonly plan: Plan;
  /** How templates were found, and what was left out. */
  readonly story: readonly string[];
  readonly warnings: readonly string[];
  readonly outlook: readonly TagOutlook[];
}

/**
 * The step summary of `plan`, as Markdown, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
export function planSummary(report: PlanReport, used = 0): string {
  const { plan, story, warnings } = report;
  const blocks = [
    heading(plan),
    ...list('Warnings', warnings, '- ⚠️ '),
    legTable(plan),
    outlookTable(report),
    {
      head: '\n### How it came to be\n\n',
      rows: story.map((line) => `- ${inline(line)}\n`),
      tail: '',
    },
    whole(
      `\n<details><summary>The plan as JSON</summary>\n\n\`\`\`\`json\n${JSON.stringify(plan, null, 2)}\n\`\`\`\`\n\n</details>\n`,
    ),
  ];
  return fit(blocks, SUMMARY_LIMIT - 1 - used);
}

function heading(plan: Plan): Block {
  const legs = plan.templates.reduce((sum, { legs: own }) => sum + own.length, 0);
  const what = plan.push ? 'Plan' : 'Plan of a validation: nothing will be written';
  const facts = [
    plan.version === null ? 'no version' : `version ${code(plan.version)}`,
    `channel ${code(plan.channel)}`,
    `commit ${code(plan.project.commit.slice(0, 12))}`,
    plan.templates.length === 1 ? '1 template' : `${plan.templates.length} templates`,
    legs === 1 ? '1 leg' : `${legs} legs`,
  ];
  return whole(`## ${what}\n\n${facts.join(', ')}\n`);
}

/** Template × platform. */
function legTable({ templates }: Plan): Block {
  const rows = templates.flatMap(({ name, images, legs }) =>
    legs.map(({ platform, runner, optional, emulated, ...tags }) =>
      row([
        code(name),
        platform,
        [runner].flat().map(code).join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        archTagNames(tags, images).map(code).join(', '),
      ]),
    ),
  );
  return {
    head: `\n### Legs\n\n${tableHead(['template', 'platform', 'runner', '', 'arch tags'])}`,
    rows,
    tail: '',
  };
}

function outlookTable({ plan, outlook }: PlanReport): Block {
  const title = plan.push ? 'Tags' : 'Tags that would be written';
  return {
    head: `\n### ${title}\n\n${tableHead(['template', 'tag', plan.push ? 'will be' : 'would be', ''])}`,
    rows: outlook.map((each) =>
      row([
        code(each.template),
        code(`${each.image}:${each.tag}`),
        each.state,
        cell(outlookDetail(each)),
      ]),
    ),
    tail: '',
  };
}
