import { expect, test } from 'vitest';
import { containsWords } from './containsWords.ts';

test.each([
  ['PM10 Ljubljana Bežigrad', '', true],
  ['PM10 Ljubljana Bežigrad', 'bezi', true],
  ['PM10 Ljubljana Bežigrad', 'ljub pm10', true],
  ['NO₂ Ljubljana Bežigrad', 'no2', true],
  ['Temperatur Žalec', 'ŽALEC ', true],
  ['PM10 Ljubljana Bežigrad', 'pm10 celje', false],
])('%s contains "%s": %s', (text, typed, isFound) => {
  expect(containsWords(text, typed)).toBe(isFound);
});
