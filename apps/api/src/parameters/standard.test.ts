import { regimePeriodOf } from '@zrak/quantities/limits';
import { expect, it } from 'vitest';
import { languageCodes } from '../language.ts';
import { standardLimits } from './standard.ts';

it.each(languageCodes)(
  'has another label for each limit value that a report in %s lists under one regime',
  (language) => {
    const rows = standardLimits.map(({ parameterCode, regime, noiseZone, label }) =>
      [parameterCode, regimePeriodOf(regime), noiseZone, label[language]].join(' · '),
    );
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  },
);

it('says which law sets the lower annual limit value of PM2.5', () => {
  const label = standardLimits.find(({ parameterCode, regime }) => parameterCode === 'PM2.5' && regime === 'si')?.label;
  expect(label).toEqual({
    en: 'Limit value, annual (Slovenia)',
    sl: 'Mejna vrednost, letna (Slovenija)',
    de: 'Grenzwert, Jahresmittel (Slowenien)',
  });
});
