import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import de from '../../../i18n/de.json';
import en from '../../../i18n/en.json';
import sl from '../../../i18n/sl.json';
import { courseText } from './courseText.ts';

describe('courseText', () => {
  const values = Float32Array.of(12.04, Number.NaN, 38.36, -1.2);
  const textIn = (locale: string, messages: Record<string, string>, course = values) =>
    courseText(createIntl({ locale, messages }), course, 1, 'µg/m³');

  it('names the lowest and the highest value with the unit', () => {
    expect(textIn('en-GB', en)).toBe('Last 24 hours: −1.2 to 38.4 µg/m³');
    expect(textIn('sl-SI', sl)).toBe('Zadnjih 24 ur: od −1,2 do 38,4 µg/m³');
    expect(textIn('de-DE', de)).toBe('Letzte 24 Stunden: −1,2 bis 38,4 µg/m³');
  });

  it('says that all values are missing', () => {
    expect(textIn('en-GB', en, Float32Array.of(Number.NaN))).toBe('Last 24 hours: no values');
  });
});
