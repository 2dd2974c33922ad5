import { describe, expect, it } from 'vitest';
import { at, english, isoOf, readingsOf, type Row } from '../../test/importFixture.ts';
import { zoneOf } from '../time/zone.ts';
import { Findings } from './readings.ts';
import { convert, inOrder, isoText, type SampleOptions, samplesOf } from './samples.ts';

const hour = 3600;
const day = 86_400;
const defaults: SampleOptions = {
  step: hour,
  stamp: 'start',
  dayZone: zoneOf('Europe/Ljubljana'),
  average: undefined,
  now: at('2023-03-05T12:30Z'),
};

function place(rows: readonly Row[], options: Partial<SampleOptions> = {}) {
  const findings = new Findings();
  const samples = samplesOf(readingsOf(rows), { ...defaults, ...options }, findings);
  return {
    ...samples,
    times: [...samples.times].map(isoOf),
    values: [...samples.values],
    flags: [...samples.flags],
    rejections: findings.rejections.map(({ line, reason }) => `${line}: ${english(reason)}`),
  };
}

describe('units', () => {
  it('are converted by factor and offset, and gaps stay gaps', () => {
    const readings = readingsOf([
      ['2023-03-01T00:00Z', 300],
      ['2023-03-01T01:00Z', Number.NaN, -1],
    ]);
    convert(readings, { factor: 2, offset: -273 });
    expect(readings.values).toEqual(Float32Array.of(327, Number.NaN));
    convert(readings, { factor: 1, offset: 3 });
    expect(readings.values[0]).toBe(330);
    convert(readings, { factor: 3, offset: 0 });
    expect(readings.values[0]).toBe(990);
  });
});

describe('the order of rows', () => {
  const ordered = (...parts: Row[][]) => {
    const { times, values, flags, lines } = inOrder(parts.map((rows) => readingsOf(rows)));
    return [...times].map((time, index) => [isoOf(time).slice(11), values[index], flags[index], lines[index]]);
  };

  it('is that of time, and rows that are in order stay as they are', () => {
    const readings = readingsOf([
      ['2023-03-01T00:00Z', 1],
      ['2023-03-01T00:00Z', 2],
      ['2023-03-01T01:00Z', 3],
    ]);
    expect(inOrder([readings])).toBe(readings);
  });

  it('is turned round in a file with the newest row first', () => {
    expect(
      ordered([
        ['2023-03-01T02:00Z', 3],
        ['2023-03-01T01:00Z', 2, -1],
        ['2023-03-01T00:00Z', 1],
      ]),
    ).toEqual([
      ['00:00', 1, 1, 4],
      ['01:00', 2, -1, 3],
      ['02:00', 3, 1, 2],
    ]);
  });

  it('of equal times is that of the file, also in a file with the newest row first', () => {
    expect(
      ordered([
        ['2023-03-01T02:00Z', 3],
        ['2023-03-01T01:00Z', 1],
        ['2023-03-01T01:00Z', 2],
        ['2023-03-01T00:00Z', 0],
      ]),
    ).toEqual([
      ['00:00', 0, 1, 5],
      ['01:00', 1, 1, 3],
      ['01:00', 2, 1, 4],
      ['02:00', 3, 1, 2],
    ]);
  });

  it('of several columns follows time, and lines within equal times', () => {
    const later: Row[] = [
      ['2023-03-01T01:00Z', 10, 2, 3],
      ['2023-03-01T02:00Z', 20, 2, 5],
    ];
    const earlier: Row[] = [
      ['2023-03-01T00:00Z', 0, 1, 4],
      ['2023-03-01T01:00Z', 1, 1, 2],
    ];
    expect(ordered(later, earlier)).toEqual([
      ['00:00', 0, 1, 4],
      ['01:00', 1, 1, 2],
      ['01:00', 10, 2, 3],
      ['02:00', 20, 2, 5],
    ]);
  });
});

describe('values on the grid of a series', () => {
  it('are taken as they are if each begins an interval', () => {
    expect(
      place([
        ['2023-03-01T00:00Z', 1],
        ['2023-03-01T02:00Z', Number.NaN, -1],
      ]),
    ).toEqual({
      times: ['2023-03-01T00:00', '2023-03-01T02:00'],
      values: [1, Number.NaN],
      flags: [1, -1],
      duplicates: 0,
      contradictions: 0,
      contradictingLines: [],
      averaged: 0,
      rejections: [],
    });
  });

  it('begin an interval earlier if a time names its end', () => {
    const rows: Row[] = [
      ['2023-03-01T01:00Z', 1],
      ['2023-03-01T02:00Z', 2],
    ];
    expect(place(rows, { stamp: 'end' }).times).toEqual(['2023-03-01T00:00', '2023-03-01T01:00']);
  });

  it('are rejected with their line if they begin or end no interval, and the others are kept', () => {
    const rows: Row[] = [
      ['2023-03-01T00:00Z', 1],
      ['2023-03-01T00:10Z', 2],
      ['2023-03-01T01:00Z', 3],
    ];
    expect(place(rows)).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T01:00'],
      values: [1, 3],
      flags: [1, 1],
      rejections: ['3: 2023-03-01 00:10 UTC is no start of an interval of 1 h'],
    });
    expect(place(rows, { stamp: 'end' }).rejections).toEqual([
      '3: 2023-03-01 00:10 UTC is no end of an interval of 1 h',
    ]);
  });

  it('may have begun now, and are rejected in the future', () => {
    const rows: Row[] = [
      ['2023-03-05T12:00Z', 1],
      ['2023-03-05T13:00Z', 2],
    ];
    expect(place(rows)).toMatchObject({ values: [1], rejections: ['3: 2023-03-05 13:00 UTC is in the future'] });
    expect(place(rows, { now: at('2023-03-05T13:00Z') })).toMatchObject({ values: [1, 2], rejections: [] });
    expect(place(rows, { now: at('2023-03-05T13:00Z') - 1 }).values).toEqual([1]);
    expect(place(rows, { stamp: 'end' }).values).toEqual([1, 2]);
    expect(place([...rows, ['2023-03-05T14:00Z', 3]], { stamp: 'end' })).toMatchObject({
      values: [1, 2],
      rejections: ['4: 2023-03-05 14:00 UTC is in the future'],
    });
  });
});

describe('rows with equal times', () => {
  const same = (...cells: [value: number, validity?: number][]): Row[] => [
    ['2023-03-01T00:00Z', 5],
    ...cells.map(([value, validity = 1]): Row => ['2023-03-01T01:00Z', value, validity]),
    ['2023-03-01T02:00Z', 6],
  ];

  it('and equal values are used once', () => {
    expect(place(same([1], [1], [1]))).toMatchObject({ values: [5, 1, 6], duplicates: 2, contradictions: 0 });
    expect(place(same([Number.NaN, -1], [Number.NaN, -1]))).toMatchObject({ duplicates: 1, contradictions: 0 });
  });

  it('and different values or flags contradict each other: the later row counts, and the plan names both', () => {
    expect(place(same([1], [2]))).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T01:00', '2023-03-01T02:00'],
      values: [5, 2, 6],
      duplicates: 0,
      contradictions: 1,
      contradictingLines: [[3, 4]],
    });
    expect(place(same([1], [1, -1], [1]))).toMatchObject({
      flags: [1, 1, 1],
      contradictingLines: [
        [3, 4],
        [4, 5],
      ],
    });
  });

  it('are named up to the fifth pair, and all are counted', () => {
    const { contradictions, contradictingLines } = place(same([1], [2], [3], [4], [5], [6], [7]));
    expect(contradictions).toBe(6);
    expect(contradictingLines).toHaveLength(5);
  });

  it('may be the first ones, and those that end an interval', () => {
    const rows: Row[] = [
      ['2023-03-01T01:00Z', 1],
      ['2023-03-01T01:00Z', 1],
    ];
    expect(place(rows)).toMatchObject({ values: [1], duplicates: 1 });
    expect(place(rows, { stamp: 'end' })).toMatchObject({ times: ['2023-03-01T00:00'], duplicates: 1 });
  });
});

describe('daily values', () => {
  const daily = { step: day };

  it('are stored at the date of their civil day, whether clocks change or not', () => {
    const rows: Row[] = [
      ['2022-03-25T23:00Z', 1],
      ['2022-03-26T23:00Z', 2],
      ['2022-03-27T22:00Z', 3],
    ];
    const times = ['2022-03-26T00:00', '2022-03-27T00:00', '2022-03-28T00:00'];
    expect(place(rows, daily)).toMatchObject({ times, values: [1, 2, 3], rejections: [] });
  });

  it('may name the end of the day, or any time in it', () => {
    expect(place([['2023-03-01T23:00Z', 1]], { ...daily, stamp: 'end' }).times).toEqual(['2023-03-01T00:00']);
    expect(place([['2023-03-01T22:00Z', 1]], { ...daily, stamp: 'end' }).times).toEqual(['2023-03-01T00:00']);
    expect(place([['2023-03-01T22:00Z', 1]], daily).times).toEqual(['2023-03-01T00:00']);
  });

  it('of one civil day contradict each other', () => {
    const rows: Row[] = [
      ['2023-03-01T00:00Z', 1],
      ['2023-03-01T12:00Z', 2],
    ];
    expect(place(rows, daily)).toMatchObject({ values: [2], contradictions: 1 });
  });
});

describe('averages', () => {
  const minutes = (count: number, valueOf = (index: number) => index, first = '2023-03-01T00:00Z', gap = 600): Row[] =>
    Array.from({ length: count }, (_, index) => [
      new Date((at(first) + index * gap) * 1000).toISOString(),
      valueOf(index),
    ]);
  const mean = { average: 'mean' as const };

  it('are means of the values within an interval', () => {
    expect(place(minutes(12), mean)).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T01:00'],
      values: [2.5, 8.5],
      flags: [1, 1],
      averaged: 12,
      rejections: [],
    });
  });

  it('follow the rule of the parameter', () => {
    expect(place(minutes(6), { average: 'sum' }).values).toEqual([15]);
    expect(place(minutes(6), { average: 'maximum' }).values).toEqual([5]);
  });

  it('of times that name the end hold the value at the end of their interval', () => {
    expect(place(minutes(12, undefined, '2023-03-01T00:10Z'), { ...mean, stamp: 'end' })).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T01:00'],
      values: [2.5, 8.5],
      rejections: [],
    });
    expect(place(minutes(2, undefined, '2023-03-01T01:00Z', hour), { ...mean, stamp: 'end' })).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T01:00'],
      values: [0, 1],
    });
  });

  it('need three quarters of the usual number of values that are valid', () => {
    const of = (count: number) => place([...minutes(6), ...minutes(count, undefined, '2023-03-01T01:00Z')], mean);
    expect(of(5)).toMatchObject({ values: [2.5, 2], averaged: 11, rejections: [] });
    expect(of(4)).toMatchObject({
      values: [2.5],
      averaged: 6,
      rejections: ['8: 2023-03-01 01:00 UTC: 4 of 6 values are too few for 1 h'],
    });
    const flagged = minutes(6).map(([time, value], index): Row => [time, value, index < 2 ? -1 : 1]);
    expect(place(flagged, mean).rejections).toEqual(['2: 2023-03-01 00:00 UTC: 4 of 6 values are too few for 1 h']);
    const eight = minutes(7, undefined, '2023-03-01T00:00Z', 450);
    expect(place(eight.slice(0, 6), mean).values).toEqual([2.5]);
  });

  it('count the last of the rows with the same time, and report the others', () => {
    const twice = minutes(6).flatMap((row) => [row, row]);
    expect(place(twice, { average: 'sum' })).toMatchObject({ values: [15], averaged: 6, duplicates: 6 });
    const corrected: Row[] = [...minutes(6), ['2023-03-01T00:50Z', 35]];
    const { values, duplicates, contradictions, contradictingLines } = place(corrected, mean);
    expect({ values, duplicates, contradictions, contradictingLines }).toEqual({
      values: [7.5],
      duplicates: 0,
      contradictions: 1,
      contradictingLines: [[7, 8]],
    });
  });

  it('need three quarters of the usual number of times, not of rows', () => {
    const [first, second] = minutes(2, undefined, '2023-03-01T01:00Z');
    expect(place([...minutes(6), first!, first!, first!, first!, second!], mean)).toMatchObject({
      values: [2.5],
      rejections: ['11: 2023-03-01 01:00 UTC: 2 of 6 values are too few for 1 h'],
    });
  });

  it('of one value are that value', () => {
    expect(place([['2023-03-01T00:10Z', 7]], mean)).toMatchObject({ times: ['2023-03-01T00:00'], values: [7] });
  });

  it('of values with longer gaps than the interval are these values, at its start', () => {
    expect(place(minutes(3, undefined, '2023-03-01T00:10Z', 2 * hour), mean)).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-01T02:00', '2023-03-01T04:00'],
      values: [0, 1, 2],
    });
  });

  it('without a valid value are rejected', () => {
    expect(place([['2023-03-01T00:00Z', 7, -1]], mean).rejections).toEqual([
      '2: 2023-03-01 00:00 UTC: 0 of 1 values are too few for 1 h',
    ]);
  });

  it('may be of the interval that has begun, and not of the future', () => {
    const rows = minutes(12, undefined, '2023-03-05T12:00Z');
    expect(place(rows, mean)).toMatchObject({
      values: [2.5],
      rejections: ['8: 2023-03-05 13:00 UTC is in the future'],
    });
    expect(place(rows, { ...mean, now: at('2023-03-05T13:00Z') }).values).toEqual([2.5, 8.5]);
  });

  it('of a day are those of the civil day', () => {
    const hours = minutes(48, (index) => Math.floor(index / 24), '2023-02-28T23:00Z', hour);
    expect(place(hours, { ...mean, step: day })).toMatchObject({
      times: ['2023-03-01T00:00', '2023-03-02T00:00'],
      values: [0, 1],
    });
  });
});

describe('a time in a sentence', () => {
  it('has minutes and its zone', () => {
    expect(isoText(at('2023-03-01T14:05:59Z'))).toBe('2023-03-01 14:05 UTC');
  });
});
