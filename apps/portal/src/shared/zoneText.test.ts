import { createIntl, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import sl from '../i18n/sl.json';
import { zoneText } from './zoneText.ts';

test.each([
  ['en', en, 'UTC+1, all year'],
  ['sl', sl, 'UTC+1 vse leto'],
  ['de', de, 'UTC+1, ganzjährig'],
])('says the zone of days at UTC+1 in words: %s', (locale, messages, text) => {
  const intl = createIntl({ locale, messages: messages as IntlShape['messages'] });
  expect(zoneText(intl, 'Etc/GMT-1')).toBe(text);
  expect(zoneText(intl, 'Europe/Ljubljana')).toBe('Europe/Ljubljana');
});
