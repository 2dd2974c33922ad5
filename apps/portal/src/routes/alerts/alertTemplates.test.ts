import type { ReferenceValue, Series } from '@zrak/api-client';
import { expect, it } from 'vitest';
import { ruleOf } from './alertDraft.ts';
import { alertTemplates } from './alertTemplates.ts';

const value = (
  kind: ReferenceValue['kind'],
  averaging: ReferenceValue['averaging'],
  amount: number,
  regime = 'eu2008',
) => ({ kind, averaging, value: amount, regime, unit: 'µg/m³', label: kind }) as ReferenceValue;
const series = (id: string, parameter: string, locationId: string, referenceValues: ReferenceValue[] = []) =>
  ({ id, parameter, locationId, referenceValues, nativeInterval: 'PT15M' }) as unknown as Series;

const all = [
  series('t', 'T', 'a'),
  series('pm-a', 'PM10', 'a', [value('guideline', 'P1D', 45, 'who2021'), value('limit', 'P1D', 50)]),
  series('pm-b', 'PM10', 'b', [value('limit', 'P1Y', 40), value('limit', 'P1D', 50)]),
  series('o3', 'O3', 'a', [value('target', 'maxDaily8h', 120), value('information', 'PT1H', 180)]),
];

it('makes rules of the limits in force, first at the chosen station, each ready to be saved', () => {
  const rules = alertTemplates(all, 'b').map(({ draft, series: one }) => ruleOf(draft, one));
  expect(rules).toEqual([
    { kind: 'above', seriesId: 'pm-b', threshold: 50, interval: 'P1D', intervals: 1 },
    { kind: 'above', seriesId: 'o3', threshold: 180, interval: 'PT1H', intervals: 1 },
    { kind: 'silence', locationId: 'b', hours: 3 },
  ]);
});

it('offers the alert on silence alone without reference values, and nothing without stations', () => {
  expect(alertTemplates([series('t', 'T', 'a')], 'a').map(({ draft }) => draft.kind)).toEqual(['silence']);
  expect(alertTemplates([], null)).toEqual([]);
});
