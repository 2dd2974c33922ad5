import { describe, expect, it } from 'vitest';
import { packDaysOf, type Samples } from './packedDays.ts';

const day = 86_400;
const step = day / 4;

/** Values 1, 2, 3 … at these times, in days. */
const samplesAt = (times: number[], id = 7, ofStep = step): Samples => ({
  series: { id, step: ofStep },
  times: times.map((time) => time * day),
  values: Float32Array.from(times, (_, index) => index + 1),
  flags: Int8Array.from(times, (_, index) => (index === 0 ? -1 : 1)),
});

const packed = (...samples: Samples[]) =>
  [...packDaysOf(samples)].map(({ values, flags, given, ...days }) => ({
    ...days,
    values: [...values],
    flags: [...flags],
    given: [...given],
  }));

const { NaN: gap } = Number;

describe('days of samples', () => {
  it('have a place for each interval, and know which were given', () => {
    expect(packed(samplesAt([10, 10.5, 12.75]))).toEqual([
      {
        seriesIds: [7, 7],
        days: [10, 12],
        offsets: [0, 4],
        lengths: [4, 4],
        values: [1, gap, 2, gap, gap, gap, gap, 3],
        flags: [-1, 0, 1, 0, 0, 0, 0, 1],
        given: [1, 0, 1, 0, 0, 0, 0, 1],
      },
    ]);
  });

  it('of several series and intervals lie one behind the other', () => {
    expect(packed(samplesAt([10.5]), samplesAt([10, 11], 8, day))).toMatchObject([
      {
        seriesIds: [7, 8, 8],
        days: [10, 10, 11],
        offsets: [0, 4, 5],
        lengths: [4, 1, 1],
        values: [gap, gap, 1, gap, 1, 2],
      },
    ]);
  });

  it('may come in any order, and the last of equal times counts', () => {
    expect(packed(samplesAt([11.25, 10, 11.25, 10.75, 11]))).toMatchObject([
      { days: [10, 11], values: [2, gap, gap, 4, 5, 3, gap, gap], flags: [1, 0, 0, 1, 1, 1, 0, 0] },
    ]);
    expect(packed(samplesAt([10, 10, 10.25]))).toMatchObject([{ values: [2, 3, gap, gap] }]);
  });

  it('may lie before 1970', () => {
    expect(packed(samplesAt([-0.25]))).toMatchObject([{ days: [-1], values: [gap, gap, gap, 1] }]);
  });

  it('are none without samples', () => {
    expect(packed()).toEqual([]);
    expect(packed(samplesAt([]))).toEqual([]);
  });

  it('are refused for a time that begins no interval of the series', () => {
    expect(() => packed(samplesAt([10, 10.1]))).toThrow(RangeError);
    expect(() => packed(samplesAt([10.125]))).toThrow('874800 is no start of an interval of 21600 s');
  });
});

describe('packs', () => {
  it('end before a day that has no room: a day is in one pack only', () => {
    // Of 1440 minutes a day, 91 days fit into 131,072 values.
    const times = Array.from({ length: 92 }, (_, index) => index);
    const packs = [...packDaysOf([samplesAt(times, 7, 60)])];
    expect(packs.map(({ days }) => days.length)).toEqual([91, 1]);
    expect(packs.map(({ values, flags, given }) => [values, flags, given].map(({ length }) => length))).toEqual([
      [131_040, 131_040, 131_040],
      [1440, 1440, 1440],
    ]);
    expect(packs[1]).toMatchObject({ days: [91], offsets: [0] });
    expect([packs[1]!.values[0], packs[1]!.values[1]]).toEqual([92, gap]);
  });

  it('are filled to their last value', () => {
    const packs = [
      ...packDaysOf([
        samplesAt([0], 1, day / 128),
        ...Array.from({ length: 1024 }, (_, id) => samplesAt([id], id + 2, day / 128)),
      ]),
    ];
    expect(packs.map(({ days }) => days.length)).toEqual([1024, 1]);
  });

  it('have at most 4000 days', () => {
    const times = Array.from({ length: 4001 }, (_, index) => index);
    expect([...packDaysOf([samplesAt(times, 7, day)])].map(({ days }) => days.length)).toEqual([4000, 1]);
  });

  it('are as small as the samples of a call', () => {
    const [pack] = packDaysOf([samplesAt([10]), samplesAt([10], 8)]);
    expect(pack!.values.buffer.byteLength).toBe(8 * 4);
  });
});
