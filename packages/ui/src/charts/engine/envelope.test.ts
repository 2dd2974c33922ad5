import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { envelope } from './envelope.ts';

it('contains the minimum and the maximum of every column', () => {
  const values = fc.array(fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constant(NaN)), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 20 }), (numbers, columns) => {
      const times = Float64Array.from(numbers, (_, index) => index);
      const low = Float32Array.from(numbers);
      const high = low.map((value) => value + 3);
      const out = envelope(times, { low, high }, 0, numbers.length, columns);
      const present = numbers.filter((number) => !Number.isNaN(number));
      const lows = out.low.filter((number) => !Number.isNaN(number));
      const highs = out.high.filter((number) => !Number.isNaN(number));
      expect(out.times.length).toBeLessThanOrEqual(Math.max(columns, 1));
      expect(Math.min(...lows)).toBe(Math.min(...present));
      expect(Math.max(...highs)).toBe(Math.max(...present) + 3);
    }),
  );
});
