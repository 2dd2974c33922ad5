import { mean, rounded } from '@zrak/quantities/aggregation';
import { expect, it } from 'vitest';
import { decimalText } from './decimalText.ts';

const textOf = (values: readonly number[], decimals: number): string =>
  decimalText(Float64Array.from(values), decimals).toString();

it('writes numbers as JSON does, rounded to their decimals', () => {
  expect(textOf([0, 1.25, -1.25, 10, 0.04, -0.04, 100.5, 1e-9, Number.NaN, 12345.678], 1)).toBe(
    '0,1.3,-1.2,10,0,0,100.5,0,null,12345.7',
  );
  expect(textOf([1013.25, 0.007, 40, -3.14159], 3)).toBe('1013.25,0.007,40,-3.142');
  expect(textOf([1200, -1, 0], 0)).toBe('1200,-1,0');
});

it('writes every size of a number like String', () => {
  for (let decimals = 0; decimals <= 8; decimals++) {
    const values = Array.from({ length: 4000 }, (_, index) => {
      const size = 10 ** ((index % 40) - 12);
      return (index % 3 === 0 ? -1 : 1) * size * (1 + ((index * 7919) % 1000) / 1000);
    });
    const expected = values.map((value) => String(rounded(value, decimals))).join();
    expect(textOf(values, decimals)).toBe(expected);
  }
});

it('writes what is not finite as null, because JSON has no infinity', () => {
  expect(textOf([1.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, 2], 1)).toBe(
    '1.5,null,null,null,2',
  );
});

it('rounds a half up that its storage as float32 has made a hair smaller', () => {
  const stored = mean(Float32Array.of(50.3, 50.6, 50.6));
  expect(stored).toBeLessThan(50.5);
  expect(textOf([stored], 0)).toBe('51');
});
