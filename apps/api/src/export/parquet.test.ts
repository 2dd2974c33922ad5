import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { expect, it } from 'vitest';
import { fileOf, type FileRequest, invalidAt, seriesAt, valueAt } from '../../test/exportFixture.ts';

const [north, south] = [
  { id: 'n', name: 'Žič' },
  { id: 's', name: 'South' },
];
const series = [seriesAt(north, 'PM10'), seriesAt(south, 'C6H6', 3600)];
const format = { kind: 'parquet' } as const;

async function readBack(request: Omit<FileRequest, 'series' | 'format'>) {
  const { bytes, mediaType, extension } = await fileOf({ series, format, ...request });
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  const rows = (await parquetReadObjects({ file, compressors })) as Record<string, unknown>[];
  return { rows, metadata: parquetMetadata(file), mediaType, extension };
}

it('has every value once, in UTC, also on the day on which the clocks go back', async () => {
  const from = '2026-10-24T22:00:00Z';
  const { rows, mediaType, extension } = await readBack({ from, to: '2026-10-25T23:00:00Z' });
  expect([mediaType, extension]).toEqual(['application/vnd.apache.parquet', 'parquet']);
  const [quarters, hours] = [rows.slice(0, 100), rows.slice(100)];
  expect(hours).toHaveLength(25);
  expect(quarters).toEqual(
    Array.from({ length: 100 }, (_, row) => {
      const instant = Date.parse(from) / 1000 + row * 900;
      const value = valueAt(instant);
      return {
        station_id: 'n',
        station: 'Žič',
        series_id: 'ser_n_PM10',
        parameter: 'PM10',
        unit: 'µg/m³',
        interval: 'PT15M',
        start: new Date(instant * 1000),
        end: new Date((instant + 900) * 1000),
        value,
        flag: value === null ? -99 : 1,
        coverage: value === null ? 0 : 100,
      };
    }),
  );
  expect(hours[0]).toMatchObject({ station: 'South', interval: 'PT1H', end: new Date('2026-10-24T23:00:00Z') });
});

it('has the days and coverages of the interval, and says where the data are from', async () => {
  const { rows, metadata } = await readBack({
    from: '2026-10-24T22:00:00Z',
    to: '2026-10-26T23:00:00Z',
    interval: 'P1D',
  });
  // The first day has 25 hours.
  const days = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z'].map((day) => Date.parse(day));
  const expected = [0, 1].map((day) => {
    const quarters = (days[day + 1]! - days[day]!) / 900_000;
    const known = Array.from({ length: quarters }, (_, quarter) => valueAt(days[day]! / 1000 + quarter * 900));
    return [new Date(days[day]!), Math.floor((100 * known.filter((value) => value !== null).length) / quarters)];
  });
  expect(rows.slice(0, 2).map(({ start, coverage }) => [start, coverage])).toEqual(expected);
  const facts = Object.fromEntries(metadata.key_value_metadata!.map(({ key, value }) => [key, value]));
  expect(facts).toMatchObject({
    period: '2026-10-24T22:00:00Z/2026-10-26T23:00:00Z',
    timeZoneOfDays: 'Europe/Ljubljana',
    licence: 'CC BY 4.0',
    flags: expect.stringContaining('2 below detection limit'),
  });
});

it('has a column with the numbers that are not valid, if requested', async () => {
  const request = { from: '2026-10-24T22:00:00Z', to: '2026-10-25T22:00:00Z' };
  const { rows } = await readBack({ ...request, hasInvalidValues: true });
  const quarters = rows.slice(0, 96) as { start: Date; invalid_value: number | null }[];
  const expected = quarters.map(({ start }) => invalidAt(start.getTime() / 1000));
  expect(expected).toContain(99.25);
  expect(quarters.map((row) => row.invalid_value)).toEqual(expected);
  expect((await readBack(request)).rows[0]).not.toHaveProperty('invalid_value');
});

it('of a long period has several groups of rows', async () => {
  const { rows, metadata } = await readBack({ from: '2026-01-01T00:00:00Z', to: '2026-07-01T00:00:00Z' });
  expect(rows).toHaveLength(181 * (96 + 24));
  expect(metadata.row_groups.length).toBeGreaterThan(2);
});
