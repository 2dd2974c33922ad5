import { expect, test } from 'vitest';
import { meanRuleOf } from './meanRule.ts';

test.each([
  ['percentileLevel', null],
  ['energeticMean', 'energeticMean'],
  ['vectorMean', 'vectorMean'],
  ['mean', 'mean'],
  ['sum', 'mean'],
  ['maximum', 'mean'],
] as const)('values aggregated by %s have the mean %s', (aggregator, rule) => {
  expect(meanRuleOf({ aggregator })).toBe(rule);
});
