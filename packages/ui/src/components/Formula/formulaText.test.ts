import { createIntl } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import { formulaParts, formulaText, hasFormula, localFormula } from './formulaText.ts';

const written = (text: string) =>
  formulaParts(text)
    .map((part) => (part.isSubscript ? `_${part.text}_` : part.text))
    .join('');

describe('formulaParts', () => {
  it.each([
    ['NO2', 'NO_2_'],
    ['O3', 'O_3_'],
    ['NOx', 'NO_x_'],
    ['C6H6', 'C_6_H_6_'],
    ['PM2.5', 'PM_2.5_'],
    ['PM10 particles', 'PM_10_ particles'],
    ['LAeq', 'L_Aeq_'],
    ['LAFmax', 'L_AFmax_'],
    ['LA90', 'L_A90_'],
    ['Lden', 'L_den_'],
    ['Equivalent level LAeq', 'Equivalent level L_Aeq_'],
    ['Nitrogen oxides (as NO2)', 'Nitrogen oxides (as NO_2_)'],
    ['Delci PM2.5, dnevno', 'Delci PM_2.5_, dnevno'],
    ['Delci PM2,5', 'Delci PM_2,5_'],
    ['PM10, NO2', 'PM_10_, NO_2_'],
  ])('writes %s as %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(['CO', 'NO', 'T', 'Ozone', 'Level', 'Land', 'SO', 'H', '2 m', 'Lärm', 'Sensor 3', 'CARS', 'N1b'])(
    'leaves %s as it is',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );
});

describe('formulaText', () => {
  it('uses the subscripts of Unicode where they exist', () => {
    expect(formulaText('PM2.5 and NO2')).toBe('PM₂.₅ and NO₂');
    expect(formulaText('NOx')).toBe('NOₓ');
    expect(formulaText('LAeq')).toBe('LAeq');
  });
});

describe('hasFormula', () => {
  it.each(['NO2', 'PM2.5', 'LAeq', 'LA90', 'Delci PM10'])('is true of %s', (text) => {
    expect(hasFormula(text)).toBe(true);
  });

  it.each(['CO', 'LORRIES', 'T', 'Ozone'])('is false of %s', (text) => {
    expect(hasFormula(text)).toBe(false);
  });
});

describe('localFormula', () => {
  it.each([
    ['en', 'because of PM2.5', 'because of PM2.5'],
    ['sl', 'zaradi PM2.5', 'zaradi PM2,5'],
    ['de', 'PM₂.₅ und PM10', 'PM₂,₅ und PM10'],
    ['en', 'Delci PM2,5 in 7.5 m', 'Delci PM2.5 in 7.5 m'],
    ['sl', 'Zaloga PM10. 5 dni', 'Zaloga PM10. 5 dni'],
  ])('writes in %s "%s" as "%s"', (locale, text, expected) => {
    expect(localFormula(createIntl({ locale }), text)).toBe(expected);
  });
});
