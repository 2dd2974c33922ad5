import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import de from '../../i18n/de.json';
import en from '../../i18n/en.json';
import sl from '../../i18n/sl.json';
import { formatsOf, hasZones } from './useFormats.ts';

const intl = createIntl({ locale: 'en-GB', messages: en as IntlShape['messages'] });

describe('the report of a station with days at UTC+1', () => {
  const formats = formatsOf(intl, { timeZone: 'Etc/GMT-1', civilTimeZone: 'Europe/Ljubljana' });

  it('has hours and instants in local time', () => {
    expect(formats.hour('2026-07-05T12:00:00Z')).toBe('5 Jul, 14:00');
    expect(formats.hour('2026-01-05T12:00:00Z')).toBe('5 Jan, 13:00');
    expect(formats.instant('2026-07-05T12:00:00Z')).toBe('5 Jul 2026, 14:00');
  });

  it('has its period and its days in the zone of the days', () => {
    expect(formats.edge('2026-06-30T23:00:00Z')).toBe('1 Jul 2026, 00:00');
    expect(formats.date('2026-07-04T22:30:00Z')).toBe('4 Jul 2026');
    expect(formats.days(['2026-07-04T23:00:00Z', '2026-07-05T23:00:00Z'])).toMatch(/^5\s?–\s?6 Jul$/);
  });

  it('names the local day of an hour above a limit', () => {
    expect(formats.days(['2026-07-04T22:00:00Z'], 'hours')).toBe('5 Jul');
  });
});

describe('a period that is not over', () => {
  const until = '2026-07-05T12:00:00Z';

  it.each([
    ['en-GB', en, 'The period is not over yet; figures up to 5 Jul 2026, 13:00 (UTC+1, all year).'],
    ['sl-SI', sl, 'Obdobje še traja: podatki do 5. jul. 2026, 13:00 (UTC+1 vse leto).'],
    ['de-DE', de, 'Der Zeitraum läuft noch; Werte bis 5. Juli 2026, 13:00 (UTC+1, ganzjährig).'],
  ])('names the zone where a report has times of several zones: %s', (locale, messages, text) => {
    const words = createIntl({ locale, messages: messages as IntlShape['messages'] });
    const { running } = formatsOf(words, { timeZone: 'Etc/GMT-1', civilTimeZone: 'Europe/Ljubljana' });
    expect(running(until, true).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('names none where all times are of one zone', () => {
    const { running } = formatsOf(intl, { timeZone: 'Europe/Ljubljana', civilTimeZone: 'Europe/Ljubljana' });
    expect(running(until, false)).toBe('The period is not over yet; figures up to 5 Jul 2026, 14:00.');
  });
});

it('finds several zones in a report of stations in two countries, or with days at UTC+1', () => {
  const ljubljana = { timeZone: 'Europe/Ljubljana', civilTimeZone: 'Europe/Ljubljana' };
  const london = { timeZone: 'Europe/London', civilTimeZone: 'Europe/London' };
  expect(hasZones([ljubljana, ljubljana])).toBe(false);
  expect(hasZones([ljubljana, london])).toBe(true);
  expect(hasZones([{ ...ljubljana, timeZone: 'Etc/GMT-1' }])).toBe(true);
});
