import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['en', 'Nitrogen monoxide', 'nitrogen monoxide'],
  ['en', 'Nitrogen oxides (as NO2)', 'nitrogen oxides (as NO2)'],
  ['sl', 'Žveplov dioksid', 'žveplov dioksid'],
  ['sl', 'Delci PM2,5', 'delci PM2,5'],
  ['de', 'Stickstoffdioxid', 'Stickstoffdioxid'],
])('writes a name in a sentence in %s: %s', (locale, name, written) => {
  expect(inSentence(name, locale)).toBe(written);
});

it.each(['PM10', 'PM10 particles', 'NO₂', 'CO', 'Pb', 'LAeq', 'pH', 'C6H6'])(
  'leaves the formula or code %s',
  (name) => {
    expect(inSentence(name, 'en')).toBe(name);
  },
);
