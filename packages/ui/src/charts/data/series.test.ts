import { expect, it } from 'vitest';
import { linesThatFit, type ReferenceLine } from './series.ts';

const lines: ReferenceLine[] = [
  { id: 'day', label: 'Day', value: 50, averaging: 'P1D', regimes: ['until2030'] },
  { id: 'day2030', label: 'Day', value: 45, averaging: 'P1D', regimes: ['from2030', 'who'] },
  { id: 'hour', label: 'Hour', value: 200, averaging: 'PT1H' },
  { id: 'own', label: 'Own', value: 5 },
];
const ids = (...given: Parameters<typeof linesThatFit>) => linesThatFit(...given).map(({ id }) => id);

it('draws a limit only over its own averaging interval and under its own regime', () => {
  expect(ids(lines, 'P1D', 'until2030')).toEqual(['day', 'own']);
  expect(ids(lines, 'P1D', 'who')).toEqual(['day2030', 'own']);
  expect(ids(lines, 'PT1H', 'until2030')).toEqual(['hour', 'own']);
});

it('draws no limit with an averaging interval over values of an unknown one', () => {
  expect(ids(lines, undefined, 'until2030')).toEqual(['own']);
});

it('draws no limit without a finite value', () => {
  const own = (value: number): ReferenceLine => ({ id: String(value), label: 'Own', value });
  expect(ids([own(NaN), own(Infinity), own(-Infinity), own(5)], undefined, 'until2030')).toEqual(['5']);
});
