import { regimePeriodOf } from '@zrak/quantities/limits';
import { unitOf } from '@zrak/quantities/units';
import { expect, it } from 'vitest';
import { readContract } from '../contract/contractFile.ts';
import { languageCodes } from '../language.ts';
import { parameter as definition } from '../network/definition.ts';
import { standardLimits, standardParameters } from './standard.ts';

it.each(standardParameters)('$code could be a parameter of an operator', (parameter) => {
  expect(definition.safeParse(parameter).error?.issues).toBeUndefined();
});

it.each(standardParameters)('$code has a unit that files can state', ({ unit }) => {
  expect(unitOf(unit)).toBe(unit);
});

it.each(standardParameters)('$code has a name in every language', ({ code, name }) => {
  expect(Object.values(name)).not.toContain(`parameters.names.${code}`);
});

it('takes the quantities of the contract', () => {
  const { schemas } = readContract().components as unknown as {
    schemas: { Series: { properties: { quantityKind: { enum: unknown[] } } } };
  };
  expect([...definition.shape.quantity.options, null]).toEqual(schemas.Series.properties.quantityKind.enum);
});

it('has no limit of an unknown parameter', () => {
  const codes = new Set(standardParameters.map(({ code }) => code));
  const unknown = standardLimits.filter(({ parameterCode }) => !codes.has(parameterCode));
  expect(unknown.map(({ parameterCode, averaging, value }) => `${parameterCode} ${averaging} ${value}`)).toEqual([]);
});

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
  expect(label).toMatchObject({
    en: 'Limit value, annual (Slovenia)',
    sl: 'Mejna vrednost, letna (Slovenija)',
    de: 'Grenzwert, Jahresmittel (Slowenien)',
  });
});
