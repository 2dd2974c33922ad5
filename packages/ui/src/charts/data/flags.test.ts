import { describe, expect, it } from 'vitest';
import { countFlags, flagRuns, remarkAt } from './flags.ts';
import type { ChartSeries } from './series.ts';

const series = (flags: number[]): ChartSeries => ({
  id: 'a',
  label: 'A',
  unit: 'm',
  decimals: 0,
  times: Float64Array.from(flags, (_, index) => index * 10),
  values: new Float32Array(flags.length),
  flags: Int8Array.from(flags),
});

describe('flagRuns', () => {
  it('groups neighbours of one kind', () => {
    expect(flagRuns(series([1, -99, -99, 1, 2, 3, -1]), 0, 70)).toEqual([
      { kind: 'calibration', from: 10, to: 30 },
      { kind: 'belowDetection', from: 40, to: 60 },
      { kind: 'invalid', from: 60, to: 70 },
    ]);
  });

  it('joins runs that are less than a pixel apart', () => {
    const flags = series([-1, 1, -1, 1, 1, 1, -1]);
    expect(flagRuns(flags, 0, 70)).toHaveLength(3);
    expect(flagRuns(flags, 0, 70, 10)).toEqual([
      { kind: 'invalid', from: 0, to: 30 },
      { kind: 'invalid', from: 60, to: 70 },
    ]);
  });

  it('considers only the period', () => {
    expect(flagRuns(series([-1, 1, 1, -99]), 10, 30)).toEqual([]);
    expect(countFlags([series([-1, 2, 2, -99])], 10, 30)).toEqual({ calibration: 0, belowDetection: 2, invalid: 0 });
  });
});

describe('remarkAt', () => {
  it('gives the flag of a value, and the reason of a gap', () => {
    const marked = { ...series([1, 2, 3, -1, -99, 0, 1]), values: Float32Array.of(5, 1, 1, NaN, NaN, NaN, NaN) };
    expect(Array.from(marked.values, (_, index) => remarkAt(marked, index))).toEqual([
      null,
      'belowDetection',
      'belowDetection',
      'invalid',
      'calibration',
      'noData',
      'tooLittle',
    ]);
  });

  it('knows nothing but the gaps of a series without flags', () => {
    const { flags, ...plain } = { ...series([1, 1]), values: Float32Array.of(5, NaN) };
    expect(flags).toBeDefined();
    expect([remarkAt(plain, 0), remarkAt(plain, 1)]).toEqual([null, 'noData']);
  });
});
