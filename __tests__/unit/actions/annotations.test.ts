import { expect, it } from '@jest/globals';
import { AnnotationBudget } from '../../../src/actions/annotations.ts';

it.each([
  [0, 0, undefined],
  [9, 9, undefined],
  [10, 9, '1 more of these are in the log of this step.'],
  [600, 9, '591 more of these are in the log of this step.'],
])('of %d annotations %d are shown, and the tenth sums up the rest', (asked, shown, summary) => {
  const budget = new AnnotationBudget();
  const taken = Array.from({ length: asked }, () => budget.take()).filter(Boolean);
  expect(taken).toHaveLength(shown);
  expect(budget.summary).toBe(summary);
});
