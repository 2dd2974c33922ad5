import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../data/series.ts';
import { columnsFor, decimate } from './decimate.ts';
import { PEN_UP, scanSamples } from './m4.ts';
import { axisWidth, boundsOf, tickPositions, tickText } from './plots.ts';
import { tickFormatter, timeTicks } from './timeTicks.ts';
import { positionOf, type ScaleStart, valueAt, valueScale } from './valueScale.ts';

const zone = 'Europe/Ljubljana';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = Date.parse;

describe('time ticks', () => {
  const start = at('2026-01-01T00:00+01:00');
  const stepOf = (span: number, most: number) => {
    const { unit, times } = timeTicks(start, start + span, zone, most);
    return [unit, (times[1]! - times[0]!) / 60_000];
  };

  it.each([
    [HOUR, 12, 'minute', 5],
    [HOUR, 11, 'minute', 15],
    [HOUR, 2, 'minute', 30],
    [3 * HOUR, 3, 'hour', 60],
    [9 * HOUR, 3, 'hour', 180],
    [DAY, 4, 'hour', 360],
    [DAY, 2, 'hour', 720],
    [4 * DAY, 4, 'day', 1440],
    [4 * DAY, 2, 'day', 2880],
  ])('over %d ms, with at most %d ticks, are every %s × %d min', (span, most, unit, minutes) => {
    expect(stepOf(span, most)).toEqual([unit, minutes]);
  });

  it('are on first days of months and of years', () => {
    const local = (times: readonly number[]) =>
      times.map((time) => new Date(time + 2 * HOUR).toISOString().slice(0, 7));
    const quarters = timeTicks(start, at('2027-01-01T00:00+01:00'), zone, 5);
    expect(quarters.unit).toBe('month');
    expect(local(quarters.times).map((month) => month.slice(5))).toEqual(['01', '04', '07', '10', '01']);
    const halves = timeTicks(start, at('2027-01-01T00:00+01:00'), zone, 3);
    expect(local(halves.times)).toEqual(['2026-01', '2026-07', '2027-01']);
    const tens = timeTicks(at('1999-06-01T00:00Z'), at('2031-01-01T00:00Z'), zone, 4);
    expect(local(tens.times)).toEqual(['2000-01', '2010-01', '2020-01', '2030-01']);
    const fortnights = timeTicks(start, start + 42 * DAY, zone, 3).times;
    expect(fortnights.map((time) => new Date(time + HOUR).getUTCDay())).toEqual(fortnights.map(() => 1));
    expect(fortnights[1]! - fortnights[0]!).toBe(14 * DAY);
  });

  it('are in the period, in order, and hardly more than requested', () => {
    const spans = fc.integer({ min: 10 * 60_000, max: 20 * 366 * DAY });
    fc.assert(
      fc.property(
        fc.integer({ min: at('2000-01-01'), max: at('2026-01-01') }),
        spans,
        fc.integer({ min: 1, max: 20 }),
        (from, span, most) => {
          const { times } = timeTicks(from, from + span, zone, most);
          expect(times.every((time) => time >= from && time <= from + span)).toBe(true);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
          expect(times.length).toBeLessThanOrEqual(most + 2);
        },
      ),
      { seed: 10 },
    );
  });

  it('are formatted by their unit, with the larger unit where one begins', () => {
    const write = (unit: 'minute' | 'hour' | 'day' | 'month' | 'year', ...texts: string[]) => {
      const times = texts.map(at);
      return times.map(tickFormatter({ unit, times }, 'en-GB', zone));
    };
    expect(write('year', '2026-01-01T00:00+01:00')).toEqual(['2026']);
    expect(write('month', '2025-12-01T00:00+01:00', '2026-01-01T00:00+01:00')).toEqual(['Dec', '2026']);
    expect(write('day', '2026-01-01T00:00+01:00')).toEqual(['1 Jan']);
    expect(write('hour', '2026-01-01T22:00+01:00', '2026-01-02T00:00+01:00', '2026-01-02T02:00+01:00')).toEqual([
      '22:00',
      '2 Jan',
      '02:00',
    ]);
    expect(write('minute', '2026-01-01T22:05+01:00', '2026-01-01T22:10+01:00')).toEqual(['1 Jan', '22:10']);
  });
});

describe('a value scale', () => {
  const range = fc.tuple(
    fc.double({ min: -500, max: 1500, noNaN: true }),
    fc.double({ min: 0.01, max: 900, noNaN: true }),
  );
  const starts = fc.constantFrom<ScaleStart>('auto', 'zero', 'fit');

  it('contains its values between round ends', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 10 }), starts, ([low, span], most, start) => {
        const scale = valueScale(low, low + span, most, start);
        const slack = (scale.max - scale.min) * 1e-6;
        expect(scale.min).toBeLessThanOrEqual(low + slack);
        expect(scale.max).toBeGreaterThanOrEqual(low + span - slack);
        expect(scale.ticks.length).toBeLessThanOrEqual(most + 2);
        if (start === 'zero') expect(scale.min <= 0).toBe(true);
      }),
      { seed: 11 },
    );
  });

  it('converts a position to the value at that position', () => {
    for (const scale of [valueScale(-7, 30, 5), valueScale(3, 700, 5, 'log')]) {
      for (const position of [0, 0.25, 1]) expect(positionOf(scale, valueAt(scale, position))).toBeCloseTo(position, 9);
    }
  });

  it('begins at zero if the minimum is at most four fifths of the maximum', () => {
    expect(valueScale(80, 100, 5).min).toBe(0);
    expect(valueScale(81, 100, 5).min).toBe(80);
    expect(valueScale(80, 100, 5, 'fit').min).toBe(80);
    expect(valueScale(990, 1000, 5, 'zero').min).toBe(0);
  });

  it('adds a twentieth around a constant', () => {
    expect(valueScale(1000, 1000, 4, 'fit')).toMatchObject({ min: 950, max: 1050 });
    expect(valueScale(20, 20, 4)).toMatchObject({ min: 19, max: 21 });
    expect(valueScale(0, 0, 2, 'fit')).toMatchObject({ min: -1, max: 1 });
    expect(valueScale(Number.NaN, Number.NaN, 4)).toEqual({ min: 0, max: 1, ticks: [0, 1], decimals: 0, isLog: false });
  });

  it('has four powers of ten at most, with 2 and 5 between them if they fit', () => {
    expect(valueScale(1e-6, 1000, 5, 'log')).toMatchObject({
      min: 0.1,
      max: 1000,
      ticks: [0.1, 1, 10, 100, 1000],
      decimals: 1,
    });
    expect(valueScale(1, 10, 5, 'log').ticks).toEqual([1, 2, 5, 10]);
    expect(valueScale(2, 90, 9, 'log').ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
    expect(valueScale(0, 100, 5, 'log')).toMatchObject({ min: 0.1, max: 100 });
  });
});

describe('layout of a plot', () => {
  const format = (value: number, decimals: number) => value.toFixed(decimals);

  it('reserves space for its longest tick label', () => {
    expect(axisWidth(undefined, format)).toBe(14);
    expect(axisWidth(valueScale(0, 1000, 4, 'zero'), format)).toBe(Math.ceil(14 + 6.6 * 4));
    expect(tickPositions(valueScale(0, 10, 2, 'zero'))).toEqual([0, 0.5, 1]);
  });

  it('writes ticks with the decimals they need; on a logarithmic scale each has its own', () => {
    expect(tickText(valueScale(0, 0.07, 4), 0.5, format)).toBe('0.04');
    const log = valueScale(0.01, 100, 5, 'log');
    expect([0, 0.5, 1].map((position) => tickText(log, position, format))).toEqual(['0.01', '1', '100']);
  });

  it('includes the extent of a visible range beyond its values', () => {
    const ranged = {
      times: Float64Array.of(0, 1, 2, 3),
      range: { low: Float32Array.of(-9, 2, 1, -9), high: Float32Array.of(99, 7, 8, 99) },
    } as unknown as ChartSeries;
    const statistics = { min: 3, max: 5, mean: 4, last: 4, count: 2, missing: 0 };
    expect(boundsOf(ranged, statistics, 1, 3)).toEqual({ min: 1, max: 8 });
    expect(boundsOf({ times: ranged.times } as ChartSeries, statistics, 1, 3)).toEqual({ min: 3, max: 5 });
  });
});

describe('a decimated series', () => {
  const times = Float64Array.from({ length: 500 }, (_, index) => index);
  const values = Float32Array.from(times, (time) => Math.sin(time));
  const series = { times, values } as ChartSeries;

  it('has two columns per pixel, rounded to a multiple of 256', () => {
    expect([0, 1, 128, 193, 800, 1200].map(columnsFor)).toEqual([256, 256, 256, 512, 1536, 2304]);
  });

  it('equals one pass over the values, with gaps of half a column, if no points are near each other', () => {
    const { columns, kept, sums } = decimate(series, 0, 500, 256);
    const plain = scanSamples(times, values, 0, 500, 256, 500 / 256 / 2);
    expect(columns).toBe(256);
    expect([...kept]).toEqual([...plain.kept]);
    expect(sums).toEqual(plain.sums);
  });

  it('leaves out points between a lower and a higher neighbour within half a column', () => {
    // A column is 100 ms wide. Times of the points: 10, 20, 30, 50; then a gap; 160, 170, 230.
    const few = {
      times: Float64Array.of(10, 20, 30, 50, 60, 160, 170, 230),
      values: Float32Array.of(1, 2, 0, 5, NaN, 1, 2, 3),
    } as ChartSeries;
    const { kept } = decimate(few, 0, 25_600, 256);
    // The line turns at 30, so that point stays; at 170 it does not, but the neighbours are 70 ms apart.
    expect([...kept]).toEqual([0, 2, 3, PEN_UP, 5, 6, 7]);
    const risen = { ...few, values: Float32Array.of(1, 2, 3, 5, NaN, 1, 2, 3) };
    expect([...decimate(risen, 0, 25_600, 256).kept]).toEqual([0, 3, PEN_UP, 5, 6, 7]);
  });
});
