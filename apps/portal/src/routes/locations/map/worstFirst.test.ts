import type { IndexMean } from '@zrak/api-client';
import { expect, it } from 'vitest';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import { worstFirst } from './worstFirst.ts';

type Ranked = Pick<ShownStation, 'level' | 'mean' | 'warning'>;
type Warning = NonNullable<Ranked['warning']>['level'];

const station = (level: Ranked['level'], { pm10, warning }: { pm10?: number; warning?: Warning } = {}): Ranked => ({
  level,
  mean: pm10 === undefined ? null : ({ parameter: 'PM10', value: pm10 } as IndexMean),
  ...(warning && { warning: { level: warning, label: '', word: '' } }),
});

it('sorts by the colour of a station, whether of an index or of a warning', () => {
  const sorted = (['late', 'e1', 'none', 'high', 'e5', 'offline', 'e4', 'medium', 'e2', 'noData'] as const)
    .map((level) => station(level))
    .toSorted(worstFirst);
  expect(sorted.map(({ level }) => level)).toEqual([
    'e5',
    'high',
    'e4',
    'medium',
    'e2',
    'e1',
    'none',
    'late',
    'offline',
    'noData',
  ]);
});

it('has the worse warning first among stations of one class, then the higher value', () => {
  const stations = [
    station('e2', { pm10: 20 }),
    station('e2', { pm10: 30 }),
    station('e2', { pm10: 18, warning: 'low' }),
    station('e2', { pm10: 16, warning: 'high' }),
    station('e3', { pm10: 50 }),
  ];
  expect(stations.toSorted(worstFirst).map(({ mean }) => mean?.value)).toEqual([50, 16, 18, 30, 20]);
});
