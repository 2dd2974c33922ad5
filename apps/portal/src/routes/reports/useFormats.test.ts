import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/en.json';
import { formatsOf } from './useFormats.ts';

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
