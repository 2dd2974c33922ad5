import { expect, test, vi } from 'vitest';
import { buffersOf, decode } from './decode.ts';
import { decodeAside } from './decodeAside.ts';

const answer = {
  interval: 'PT1H',
  timeZone: 'Europe/Ljubljana',
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T03:00:00Z',
  stamp: 'start',
  series: ['a', 'b'].map((id) => ({
    id,
    start: '2026-11-19T23:00:00Z',
    step: 'PT1H',
    values: [31.5, 30.25, null, 28.75],
    coverage: [
      [2, 100],
      [1, 50],
      [1, 100],
    ],
    flags: [
      [2, 1],
      [1, -99],
      [1, 2],
    ],
  })),
};
const bytes = (data: unknown) => new TextEncoder().encode(JSON.stringify(data)).buffer;

test('values, flags and coverage are written out, one to a time', () => {
  const { from, to, series } = decode(bytes(answer));
  const [first] = series;
  expect([from, to]).toEqual([Date.parse(answer.from), Date.parse(answer.to)]);
  expect([...first!.values]).toEqual([31.5, 30.25, Number.NaN, 28.75]);
  expect([...first!.flags]).toEqual([1, 1, -99, 2]);
  expect([...first!.coverage]).toEqual([100, 100, 50, 100]);
  expect(first!.times[3]! - first!.times[0]!).toBe(3 * 3_600_000);
});

test('series on one grid share their times, which are handed over once', () => {
  const columns = decode(bytes(answer));
  expect(columns.series[1]!.times).toBe(columns.series[0]!.times);
  expect(buffersOf(columns)).toHaveLength(7);
});

test('without workers it decodes where it is', async () => {
  vi.stubGlobal('Worker', undefined);
  const { series } = await decodeAside(bytes(answer));
  expect(series.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what is no answer fails', async () => {
  await expect(decodeAside(new TextEncoder().encode('<html>').buffer)).rejects.toThrow();
});
