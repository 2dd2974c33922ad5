import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { paperPeriod } from './paperPeriod.ts';

const intl = createIntl({ locale: 'en-GB' });
const timeZone = 'Europe/Ljubljana';
const range = { from: '2026-11-01', to: '2026-12-01' } as const;
/** The spaces of a range differ between versions of ICU. */
const plain = (text: string) => text.replaceAll(/\s/g, '');

test('the period of a graph on paper names its year', () => {
  expect(plain(paperPeriod(intl, { range, hours: null, values: { zoom: null }, timeZone }))).toBe('1–30Nov2026');
  expect(
    plain(
      paperPeriod(intl, {
        range: { from: '2026-11-03', to: '2026-11-04' },
        hours: null,
        values: { zoom: null },
        timeZone,
      }),
    ),
  ).toBe('3Nov2026');
});

test('a part of the period has its hours, in the time zone of the stations', () => {
  const part = { from: Date.parse('2026-11-03T15:00:00Z'), to: Date.parse('2026-11-04T15:00:00Z') };
  const text = '3Nov2026,16:00–4Nov2026,16:00';
  expect(plain(paperPeriod(intl, { range, hours: part, values: { zoom: null }, timeZone }))).toBe(text);
  expect(plain(paperPeriod(intl, { range, hours: null, values: { zoom: part }, timeZone }))).toBe(text);
});
