import { expect, it } from 'vitest';
import { noiseStation } from '../../test/noiseStation.ts';
import { zoneOf } from '../time/zone.ts';
import { measurementTables } from './measurementTables.ts';

const start = Date.UTC(2026, 9, 1) / 1000;

/** Title of the LA90 column, and its aggregation in the description of the data. */
async function rowsOf(interval: 'PT15M' | 'PT1H' | 'P1D'): Promise<unknown[]> {
  const { series, store, catalogue } = noiseStation(900, { LAeq: () => 50, LA90: () => 40 }, start + 10 * 86_400);
  const query = { series: series.slice(1), interval, zone: zoneOf('Etc/UTC'), from: start, to: start + 86_400 };
  const { tables, about } = measurementTables({
    query,
    layout: 'oneTable',
    store,
    catalogue,
    language: 'en',
    exportedBy: undefined,
    dataSource: undefined,
    licence: undefined,
  });
  const rows: unknown[][] = [];
  for await (const part of tables[0]!.rows()) rows.push(...(part as Iterable<unknown[]>));
  const lines = [...(about.rows() as Iterable<(object | undefined)[]>)];
  return [rows[0]![3], lines.at(-1)![6]];
}

it('states which percentile levels are means of native ones', async () => {
  expect(await rowsOf('PT1H')).toMatchObject([
    { text: 'Road: Level LA90, mean of 15 min LA90 [dB(A)]' },
    { text: 'mean of 15 min LA90' },
  ]);
  expect(await rowsOf('P1D')).toMatchObject([
    { text: 'Road: Level LA90 [dB(A)]' },
    { text: 'percentile of short LAeq' },
  ]);
});
