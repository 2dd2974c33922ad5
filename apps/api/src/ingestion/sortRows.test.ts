import { describe, expect, it } from 'vitest';
import type { QuantityKind } from '../db/schema.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { rowsOfColumns, rowsOfCsv } from './rows.ts';
import { sortRows } from './sortRows.ts';

const now = Date.parse('2026-11-18T10:00:00Z') / 1000;
const definition = { quantity: 'concentration' };
const pm10 = { id: 1, key: 'quay_pm10', step: 3600, definition } as CataloguedSeries;
const writable = (id: string): CataloguedSeries | undefined => (id === pm10.key ? pm10 : undefined);
const eight = Date.parse('2026-11-18T08:00:00Z') / 1000;

const sortCsv = (text: string) => sortRows(rowsOfCsv(text), { writable, now });

describe('rows of a call', () => {
  it('are columns of ISO times or seconds, with flags', () => {
    const series = [
      { seriesId: 'quay_pm10', times: ['2026-11-18T08:00:00+00:00', eight - 3600], values: [1.5, 2], flags: [1, -1] },
    ];
    const { samples, refusals, hasKnownSeries } = sortRows(rowsOfColumns({ series }), { writable, now });
    expect(samples).toEqual([
      { series: pm10, times: [eight, eight - 3600], values: Float32Array.of(1.5, 2), flags: Int8Array.of(1, -1) },
    ]);
    expect([refusals, hasKnownSeries]).toEqual([[], true]);
  });

  it.each([
    ['a header and commas', 'series,time,value\nquay_pm10,2026-11-18T08:00:00Z,1.5\n'],
    ['no header, semicolons, quotes and CRLF', '"quay_pm10";"2026-11-18T09:00:00+01:00";"1.5";1\r\n\r\n'],
    ['a byte order mark and seconds', `\uFEFFSeries,time,value,flag\nquay_pm10,${eight},1.5,`],
  ])('may be CSV with %s', (_form, text) => {
    const { samples, refusals } = sortCsv(text);
    expect(samples).toEqual([{ series: pm10, times: [eight], values: Float32Array.of(1.5), flags: Int8Array.of(1) }]);
    expect(refusals).toEqual([]);
  });

  it.each([
    ['other,2026-11-18T08:00:00Z,1', 'unknownSeries'],
    ['quay_pm10,2026-11-18 08:00,1', 'badTime'],
    ['quay_pm10,2026-11-18T08:00:00,1', 'badTime'],
    ['quay_pm10,2026-02-30T08:00:00Z,1', 'badTime'],
    ['quay_pm10,x2026-11-18T08:00:00Z,1', 'badTime'],
    ['quay_pm10,2026-11-18T08:00:00Zx,1', 'badTime'],
    ['quay_pm10,2026-11-18T08:0Z,1', 'badTime'],
    ['quay_pm10,-3600,1', 'badTime'],
    ['quay_pm10,2026-11-18T08:15:00Z,1', 'offInterval'],
    ['quay_pm10,2026-11-18T10:00:00Z,1', 'future'],
    [`quay_pm10,${now * 1000},1`, 'future'],
    ['quay_pm10,2026-11-18T08:00:00Z,', 'notFinite'],
    ['quay_pm10,2026-11-18T08:00:00Z,n/a', 'notFinite'],
    ['quay_pm10,2026-11-18T08:00:00Z,1e39', 'notFinite'],
    ['quay_pm10,2026-11-18T08:00:00Z,0x10', 'notFinite'],
    ['quay_pm10,2026-11-18T08:00:00Z,0b11', 'notFinite'],
    ['quay_pm10,2026-11-18T08:00:00Z,-999', 'missingValue'],
    ['quay_pm10,2026-11-18T08:00:00Z,-999.90', 'missingValue'],
    ['quay_pm10,2026-11-18T08:00:00Z,1,7', 'badFlag'],
    ['quay_pm10,2026-11-18T08:00:00Z,1,0', 'badFlag'],
    ['quay_pm10,2026-11-18T08:00:00Z,1,0x1', 'badFlag'],
    ['quay_pm10,2026-11-18T08:00:00Z', 'badRow'],
  ])('%s is refused as %s, and the others are stored', (row, reason) => {
    const { samples, refusals } = sortCsv(`series,time,value\n${row}\nquay_pm10,2026-11-18T09:00:00Z,3\n`);
    expect(refusals).toEqual([expect.objectContaining({ position: { line: 2 }, reason, rows: 1 })]);
    expect(samples).toEqual([expect.objectContaining({ times: [eight + 3600] })]);
  });

  it('have decimal numbers, with an exponent or without', () => {
    const texts = ['12', '+1.5', '-0.5', '.5', '2.', '1e3', '2.5E-1'];
    const rows = texts.map((text, hour) => `quay_pm10,2026-11-17T0${hour}:00:00Z,${text}`);
    const { samples, refusals } = sortCsv(rows.join('\n'));
    expect(refusals).toEqual([]);
    expect([...samples[0]!.values]).toEqual([12, 1.5, -0.5, 0.5, 2, 1000, 0.25]);
  });

  it('keep a number that means a missing value elsewhere if the quantity can have it', () => {
    const refusalsOf = (quantity: QuantityKind, value: number) => {
      const series = { ...pm10, definition: { ...pm10.definition, quantity } };
      const rows = rowsOfCsv(`quay_pm10,2026-11-18T08:00:00Z,${value}`);
      return sortRows(rows, { writable: () => series, now }).refusals.map(({ reason }) => reason);
    };
    expect(refusalsOf('voltage', -200)).toEqual([]);
    expect(refusalsOf('temperature', -200)).toEqual([]);
    expect(refusalsOf('temperature', -999)).toEqual(['missingValue']);
    expect(refusalsOf('concentration', -0.4)).toEqual([]);
  });

  it('may have an offset without a colon, and times since the beginning of 1970', () => {
    const { samples } = sortCsv('quay_pm10,2026-11-18T09:00:00+0100,1\nquay_pm10,0,2');
    expect(samples).toEqual([expect.objectContaining({ times: [eight, 0] })]);
  });

  it('may end five minutes in the future, because clocks differ, and no second later', () => {
    const end = eight + 3600;
    const refusalsAt = (at: number) => sortRows(rowsOfCsv(`quay_pm10,${eight},1`), { writable, now: at }).refusals;
    expect(refusalsAt(end - 300)).toEqual([]);
    expect(refusalsAt(end - 301)).toEqual([expect.objectContaining({ reason: 'future' })]);
  });

  it('are refused with the interval of the series if they do not fit it, and without it otherwise', () => {
    const { refusals } = sortCsv('quay_pm10,2026-11-18T08:15:00Z,1\nother,2026-11-18T08:00:00Z,1');
    expect(refusals).toEqual([
      { position: { line: 1 }, reason: 'offInterval', rows: 1, step: 3600 },
      { position: { line: 2 }, reason: 'unknownSeries', rows: 1 },
    ]);
  });

  it.each([
    ['quay_pm10,2026-11-18T08:15:00Z,1\nother,2026-11-18T08:00:00Z,1', true],
    ['other,2026-11-18T08:00:00Z,1', false],
  ])('%j: a series is known: %s', (text, isKnown) => {
    expect(sortCsv(text).hasKnownSeries).toBe(isKnown);
  });

  it('are refused as a whole series if its columns differ in length', () => {
    const series = [{ seriesId: 'quay_pm10', times: [eight, eight], values: [1] }];
    expect(sortRows(rowsOfColumns({ series }), { writable, now }).refusals).toEqual([
      { position: { series: 0 }, reason: 'unevenColumns', rows: 2 },
    ]);
  });
});

describe('rows of a series with a value per civil day', () => {
  const daily = (timeZone: string): CataloguedSeries =>
    ({ id: 2, key: 'day', step: 86_400, definition, location: { timeZone, dayBoundary: 'civil' } }) as CataloguedSeries;
  const sort = (zone: string, time: string, at = '2026-11-30T00:00:00Z') =>
    sortRows(rowsOfCsv(`day,${time},1`), { writable: () => daily(zone), now: Date.parse(at) / 1000 });
  const dateOf = ({ samples: [sample] }: ReturnType<typeof sort>) =>
    sample === undefined ? undefined : new Date(sample.times[0]! * 1000).toISOString();

  it.each([
    ['Europe/Ljubljana', '2026-11-16T23:00:00Z', '2026-11-17'],
    ['Europe/Ljubljana', '2026-07-17T00:00:00+02:00', '2026-07-17'],
    ['Europe/Ljubljana', '2026-11-17T00:00:00Z', '2026-11-17'],
    ['America/St_Johns', '2026-11-17T03:30:00Z', '2026-11-17'],
    ['Pacific/Kiritimati', '2026-11-16T10:00:00Z', '2026-11-17'],
  ])('in %s may name it by its start or its date: %s', (zone, time, date) => {
    expect(dateOf(sort(zone, time))).toBe(`${date}T00:00:00.000Z`);
  });

  it('are refused at other times of the day, and far in the future', () => {
    expect(sort('Europe/Ljubljana', '1000000000000000000007').refusals).toMatchObject([{ reason: 'future' }]);
    expect(sort('Europe/Ljubljana', '2026-11-16T22:00:00Z').refusals).toMatchObject([
      { reason: 'offInterval', step: 86_400 },
    ]);
  });

  it.each([
    ['Europe/Ljubljana', '2026-11-17T22:54:00Z', '2026-11-17T22:55:00Z'],
    ['America/St_Johns', '2026-11-18T03:24:00Z', '2026-11-18T03:25:00Z'],
  ])('in %s are accepted when the civil day has ended', (zone, before, after) => {
    const time = '2026-11-17T00:00:00Z';
    expect(sort(zone, time, before).refusals).toMatchObject([{ reason: 'future' }]);
    expect(sort(zone, time, after).refusals).toEqual([]);
  });
});
