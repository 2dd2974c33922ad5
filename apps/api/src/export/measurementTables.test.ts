import { expect, it } from 'vitest';
import { noiseStation } from '../../test/noiseStation.ts';
import { zoneOf } from '../time/zone.ts';
import { measurementTables, rowCountOf } from './measurementTables.ts';

it('never lists the intervals of the whole period', () => {
  const { series, store, catalogue } = noiseStation(900, { LAeq: () => 50, LA90: () => 40 }, 0);
  // More quarter hours than an array can hold.
  const query = { series, interval: 'PT15M', zone: zoneOf('Etc/UTC'), from: 0, to: 8e12 } as const;
  const { tables, about } = measurementTables({
    query,
    layout: 'oneTable',
    store,
    catalogue,
    language: 'en',
    exportedBy: undefined,
    dataSource: undefined,
    licence: undefined,
    rowLimit: Number.MAX_SAFE_INTEGER,
  });
  expect(tables).toHaveLength(1);
  expect(rowCountOf(query, 'oneTable')).toBe(Math.ceil(8e12 / 900));
  const lines = [...(about.rows() as Iterable<unknown[]>)];
  expect(lines.at(-1)).toContainEqual({ text: 'percentile of short LAeq' });
});
