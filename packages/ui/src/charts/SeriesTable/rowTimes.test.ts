import { createIntl } from '@formatjs/intl';
import { expect, it } from 'vitest';
import { rowTimes } from './rowTimes.ts';

const zone = 'Europe/Ljubljana';
const german = createIntl({ locale: 'de' });
const timesOf = (...times: string[]) =>
  rowTimes(
    german,
    times.map((time) => Date.parse(time)),
    zone,
  );

it('says year and zone once', () => {
  expect(timesOf('2026-11-14T00:00Z', '2026-11-14T01:00Z')).toEqual({
    texts: ['14.11., 01:00', '14.11., 02:00'],
    note: '2026, MEZ',
  });
});

it('distinguishes the hour that occurs twice when clocks go back', () => {
  expect(timesOf('2026-10-25T00:00Z', '2026-10-25T01:00Z')).toEqual({
    texts: ['25.10., 02:00 MESZ', '25.10., 02:00 MEZ'],
    note: '2026',
  });
});

it('repeats the year where it changes', () => {
  expect(timesOf('2026-12-31T22:00Z', '2026-12-31T23:00Z')).toEqual({
    texts: ['31.12.2026, 23:00', '1.1.2027, 00:00'],
    note: 'MEZ',
  });
});

it('has no note without rows', () => {
  expect(timesOf()).toEqual({ texts: [], note: '' });
});
