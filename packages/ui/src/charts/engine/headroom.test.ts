import { expect, test } from 'vitest';
import { withHeadroom } from './headroom.ts';
import { type ScaleStart, valueScale } from './valueScale.ts';

/** Ends and ticks of the scale of values with one limit. */
function scaleWith(low: number, high: number, limit: number, start: ScaleStart = 'auto') {
  const scale = valueScale(Math.min(low, limit), Math.max(high, limit), 5, start);
  const { min, max, ticks } = withHeadroom(scale, [limit]);
  expect([ticks[0], ticks.at(-1)]).toEqual([min, max]);
  return [min, max];
}

test('leaves a tenth of the height free above the highest line', () => {
  expect(scaleWith(3, 47, 50)).toEqual([0, 60]);
  expect(scaleWith(3, 47, 44)).toEqual([0, 50]);
  expect(scaleWith(3, 80, 50)).toEqual([0, 80]);
  expect(scaleWith(0, 0.07, 0.08)).toEqual([0, 0.1]);
  expect(scaleWith(1, 90, 100, 'log')).toEqual([1, 1000]);
});

test('draws no line on the lower edge of the frame', () => {
  expect(scaleWith(990, 1012, 985)[0]).toBeLessThan(985);
  expect(scaleWith(0, 10, 0)[0]).toBe(0);
});

test('keeps a scale without lines', () => {
  const scale = valueScale(3, 47, 5);
  expect(withHeadroom(scale, [])).toBe(scale);
});
