import type { ReferenceValue } from '@zrak/api-client';
import { createIntl, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import de from '../../i18n/de.json';
import en from '../../i18n/en.json';
import sl from '../../i18n/sl.json';
import { limitText } from './limitText.ts';

const daily: ReferenceValue = {
  label: 'Limit value, daily',
  value: 50,
  unit: 'µg/m³',
  averaging: 'P1D',
  regime: 'eu2008',
  kind: 'limit',
};
const textIn = (locale: string, messages: object, more: Partial<ReferenceValue> = {}) =>
  limitText(createIntl({ locale, messages: messages as IntlShape['messages'] }), { ...daily, ...more });

test('says value, name and regime in each language', () => {
  expect(textIn('en', en)).toBe('50\u00a0µg/m³ · daily limit until 2030');
  expect(textIn('sl', sl, { regime: 'eu2030', value: 12.5 })).toBe(
    '12,5\u00a0µg/m³ · dnevna mejna vrednost od leta 2030',
  );
  expect(textIn('de', de, { averaging: 'PT1H' })).toBe('50\u00a0µg/m³ · Stundengrenzwert bis 2030');
  expect(textIn('en', en, { regime: 'who2021', kind: 'guideline' })).toBe('50\u00a0µg/m³ · daily guideline of the WHO');
});

test('shows all digits of a small limit', () => {
  expect(textIn('en', en, { value: 0.0005 })).toBe('0.0005\u00a0µg/m³ · daily limit until 2030');
});

test('keeps the name of the server for other intervals', () => {
  expect(textIn('en', en, { averaging: 'Lden' })).toBe('50\u00a0µg/m³ · Limit value, daily');
});
