import { expect, it } from 'vitest';
import { dayRuns } from './dayRuns.ts';

it('groups consecutive days, also over a clock change', () => {
  const days = ['2026-10-24T22:00Z', '2026-10-25T23:00Z', '2026-10-28T23:00Z'].map((text) => Date.parse(text));
  expect(dayRuns(days)).toEqual([
    { first: days[0], last: days[1] },
    { first: days[2], last: days[2] },
  ]);
  expect(dayRuns([])).toEqual([]);
});
