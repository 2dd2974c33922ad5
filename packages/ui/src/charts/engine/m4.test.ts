import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerBound, m4 } from './m4.ts';

const value = fc.oneof({ weight: 5, arbitrary: fc.float({ noNaN: true, noDefaultInfinity: true }) }, fc.constant(NaN));
/** Equal steps, as in most series, or steps of any length. */
const steps = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map((step) => [step]),
  fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5000 })), {
    minLength: 2,
    maxLength: 40,
  }),
);
const series = fc
  .tuple(fc.array(value, { minLength: 1, maxLength: 400, size: 'large' }), steps)
  .map(([values, lengths]) => {
    let time = 1000;
    const times = Float64Array.from(values, (_, index) => (time += lengths[index % lengths.length]!));
    return { times, values: Float32Array.from(values) };
  });
const columns = fc.integer({ min: 1, max: 60 });

function whole({ times }: { times: Float64Array }): [number, number] {
  return [times[0] ?? 0, (times.at(-1) ?? 0) + 1];
}

describe('m4', () => {
  it('keeps the lowest and the highest value of every column', () => {
    fc.assert(
      fc.property(series, columns, (data, count) => {
        const [from, to] = whole(data);
        const out = m4(data.times, data.values, from, to, count);
        const width = (to - from) / count;
        for (let column = 0; column < count; column++) {
          const inColumn = ({ times, values }: { times: Float64Array; values: Float32Array }) =>
            values.filter((_, index) => {
              const time = times[index] ?? NaN;
              return time >= from + column * width && time < from + (column + 1) * width;
            });
          const all = inColumn(data).filter((number) => !Number.isNaN(number));
          if (all.length === 0) continue;
          const kept = inColumn(out);
          // `+ 0`: 0 and -0 are drawn alike.
          expect(Math.min(...kept) + 0).toBe(Math.min(...all) + 0);
          expect(Math.max(...kept) + 0).toBe(Math.max(...all) + 0);
        }
      }),
    );
  });

  it('keeps the first, the lowest, the highest and the last value of every column', () => {
    fc.assert(
      fc.property(series, columns, (data, count) => {
        const [from, to] = whole(data);
        const width = (to - from) / count;
        const kept = Array.from({ length: count + 1 }, (_, column) => {
          const end = column === count ? data.times.length : lowerBound(data.times, from + (column + 1) * width);
          const indices = [...data.values.keys()].slice(lowerBound(data.times, from + column * width), end);
          const there = indices.filter((index) => !Number.isNaN(data.values[index]));
          const byValue = there.toSorted((a, b) => data.values[a]! - data.values[b]!);
          const highest = there.find((index) => data.values[index] === data.values[byValue.at(-1)!]);
          return [there[0], byValue[0], highest, there.at(-1)].filter((index) => index !== undefined);
        });
        const expected = [...new Set(kept.flat())].toSorted((a, b) => a - b);
        const { times } = m4(data.times, data.values, from, to, count, Infinity);
        expect([...times]).toEqual(expected.map((index) => data.times[index]));
      }),
    );
  });

  it('interrupts the line at every gap that is wide enough, and at no other', () => {
    fc.assert(
      fc.property(series, columns, fc.integer({ min: 0, max: 200 }), (data, count, minGap) => {
        const [from, to] = whole(data);
        const out = m4(data.times, data.values, from, to, count, minGap);
        expect(gapsOf(out)).toEqual(gapsOf(data).filter(([before, after]) => after - before >= minGap));
      }),
    );
  });

  it('keeps points in order, without duplicates, and only a few', () => {
    fc.assert(
      fc.property(series, columns, (data, count) => {
        const [from, to] = whole(data);
        const { times, values } = m4(data.times, data.values, from, to, count, ((to - from) / count) * 2);
        const drawn = times.filter((time) => !Number.isNaN(time));
        expect([...drawn]).toEqual([...new Set(drawn)].sort((a, b) => a - b));
        expect(values.length).toBeLessThanOrEqual(9 * (count + 2));
      }),
    );
  });

  it('keeps every spike, and every gap of a pixel, of a week or of years', () => {
    const days = fc.integer({ min: 1, max: 4000 });
    const spikes = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 8 });
    const holes = fc.array(
      fc.tuple(fc.double({ min: 0, max: 0.95, noNaN: true }), fc.double({ min: 0.002, max: 0.05, noNaN: true })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(days, spikes, holes, fc.integer({ min: 40, max: 500 }), (count, at, gaps, pixels) => {
        const length = count * 24;
        const data = {
          times: Float64Array.from({ length }, (_, index) => index * 3_600_000),
          values: new Float32Array(length).fill(20),
        };
        for (const [start, part] of gaps) data.values.fill(NaN, start * length, (start + part) * length);
        const high = at.map((place) => Math.floor(place * length));
        for (const [number, index] of high.entries()) data.values[index] = 100 + number;
        const [from, to] = whole(data);
        const pixel = (to - from) / pixels;
        const out = m4(data.times, data.values, from, to, 2 * pixels, pixel / 4);
        for (const index of high) {
          // If two share a pixel, the higher one is visible.
          const near = out.values.filter((_, place) => Math.abs(out.times[place]! - data.times[index]!) <= pixel);
          expect(Math.max(...near)).toBeGreaterThanOrEqual(data.values[index]!);
        }
        const wide = ([before, after]: [number, number]) => after - before >= pixel;
        expect(gapsOf(out).filter(wide)).toEqual(gapsOf(data).filter(wide));
      }),
      { numRuns: 40 },
    );
  });

  it('draws a constant with only two points per column', () => {
    const times = Float64Array.from({ length: 10_000 }, (_, index) => index);
    const out = m4(times, new Float32Array(10_000).fill(5), 0, 10_000, 100);
    expect(out.times.length).toBeLessThanOrEqual(202);
    expect([out.times[0], out.times.at(-1)]).toEqual([0, 9999]);
    expect(new Set(out.values)).toEqual(new Set([5]));
  });

  it('loses no value if every other value is missing', () => {
    const times = Float64Array.from({ length: 400 }, (_, index) => index);
    const values = Float32Array.from(times, (time) => (time % 2 === 0 ? time : NaN));
    const out = m4(times, values, 0, 400, 2);
    const present = (all: Float32Array) => all.filter((number) => !Number.isNaN(number));
    expect(present(out.values)).toEqual(present(values));
  });

  it('returns one point, a constant, and nothing unchanged', () => {
    const one = m4(Float64Array.of(5), Float32Array.of(1), 0, 10, 20);
    expect([...one.values]).toEqual([1]);
    const constant = m4(Float64Array.of(1, 2, 3, 4), Float32Array.of(7, 7, 7, 7), 0, 5, 1);
    expect([...constant.times]).toEqual([1, 4]);
    expect(m4(Float64Array.of(1, 2), Float32Array.of(NaN, NaN), 0, 5, 10).values).toHaveLength(0);
    expect(m4(new Float64Array(), new Float32Array(), 0, 5, 10).values).toHaveLength(0);
  });

  it('keeps one point beyond each edge, so that the line reaches the edge', () => {
    const times = Float64Array.from({ length: 10 }, (_, index) => index);
    const out = m4(times, Float32Array.from(times), 3.5, 5.5, 4);
    expect([...out.times]).toEqual([3, 4, 5, 6]);
  });
});

describe('lowerBound', () => {
  it('finds the first time that is not before the given one', () => {
    const times = Float64Array.of(1, 3, 3, 7);
    expect([0, 1, 2, 3, 7, 8].map((time) => lowerBound(times, time))).toEqual([0, 0, 1, 1, 3, 4]);
  });
});

/** Pairs of times around missing values, except at the ends of the series. */
function gapsOf({ times, values }: { times: Float64Array; values: Float32Array }) {
  const gaps: [number, number][] = [];
  let before: number | null = null;
  let isMissing = false;
  for (const [index, number] of values.entries()) {
    if (Number.isNaN(number)) {
      isMissing = true;
      continue;
    }
    const time = times[index] ?? NaN;
    if (isMissing && before !== null) gaps.push([before, time]);
    before = time;
    isMissing = false;
  }
  return gaps;
}
