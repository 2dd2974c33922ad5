import { createIntl } from '@formatjs/intl';
import { expect, it } from 'vitest';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import sl from '../../../locales/sl.json' with { type: 'json' };
import { messages } from './SeriesChart.messages.ts';

const catalogues: [locale: string, catalogue: Record<string, string>][] = Object.entries({ en, sl, de });

it.each(catalogues)('have no space before a comma or full stop without a unit in %s', (locale, catalogue) => {
  const { formatMessage } = createIntl({ locale, messages: catalogue });
  const values = {
    label: 'PM10',
    min: '1',
    minAt: '0:00',
    max: '9',
    maxAt: '1:00',
    mean: '4',
    coverage: '99',
    missing: 0,
  };
  const sound = { label: 'PM10', low: '1', high: '9' };
  expect(formatMessage(messages.summary, { ...values, unit: 'none' })).not.toMatch(/\s[,.]|none/);
  expect(formatMessage(messages.summary, { ...values, unit: 'µg/m³' })).toContain('4\u00A0µg/m³,');
  expect(formatMessage(messages.sound, { ...sound, unit: 'none' })).not.toMatch(/\s[,.]|none/);
  expect(formatMessage(messages.sound, { ...sound, unit: 'µg/m³' })).toContain('9\u00A0µg/m³');
});
