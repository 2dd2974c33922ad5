import type { NamedLevel } from '../../components/WarningMark/shapes.ts';
import type { IndexBandName } from '../../theme/indexScales.ts';
import type { MapStation } from './stations.ts';

const rows: [string, number, number, MapStation['level'], string, string][] = [
  ['Ljubljana Bežigrad', 46.0655, 14.5127, 'low', 'Pollution slightly elevated', '38 µg/m³'],
  ['Ljubljana Celovška', 46.0721, 14.4871, 'medium', 'Pollution elevated', '52 µg/m³'],
  ['Ljubljana Vič', 46.0375, 14.4893, 'none', 'No warning', '21 µg/m³'],
  ['Kranj', 46.2418, 14.3622, 'none', 'No warning', '18 µg/m³'],
  ['Maribor Titova', 46.5589, 15.6513, 'high', 'Pollution high', '81 µg/m³'],
  ['Celje bolnica', 46.2345, 15.2625, 'noData', 'No data', '–'],
  ['Ptuj', 46.4258, 15.8814, 'late', 'Data delayed', '–'],
  ['Nova Gorica', 45.9556, 13.6524, 'offline', 'Offline', '–'],
  ['Novo mesto', 45.8018, 15.1773, 'maintenance', 'Maintenance', '–'],
  ['Koper', 45.543, 13.7135, 'none', 'No warning', '12 µg/m³'],
];

const words: Record<NamedLevel, string> = {
  none: 'No warning',
  low: 'Pollution slightly elevated',
  medium: 'Pollution elevated',
  high: 'Pollution high',
  noData: 'No data',
  late: 'Data delayed',
  offline: 'Offline',
  maintenance: 'Maintenance',
  notMeasured: 'Air is not measured',
};

/** Stations for stories and tests. */
export const exampleStations: MapStation[] = rows.map(([name, latitude, longitude, level, levelLabel, valueLabel]) => ({
  id: name,
  name,
  latitude,
  longitude,
  level,
  levelLabel,
  valueLabel,
}));

const bandNames: readonly IndexBandName[] = ['e2', 'e3', 'e1', 'e1', 'e5'];

/** The same stations with bands of an index instead of warnings. */
export const judgedStations: MapStation[] = exampleStations.map(({ levelLabel: _, ...station }, index) => ({
  ...station,
  level: bandNames[index] ?? (station.level === 'none' ? 'e6' : station.level),
}));

const levels = Object.keys(words) as NamedLevel[];

/** Any number of stations in clusters similar to towns; deterministic. */
export function manyStations(count: number): MapStation[] {
  let seed = 5;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const towns = Array.from(
    { length: 60 },
    () => [5 + random() * 20, 42 + random() * 10, 0.1 + random() * 0.6] as const,
  );
  return Array.from({ length: count }, (_, index) => {
    const [longitude, latitude, size] = towns[Math.floor(random() * random() * towns.length)] ?? [0, 0, 0];
    const level = levels[Math.floor(random() ** 3 * levels.length)] ?? 'none';
    return {
      id: String(index),
      name: `Station ${index}`,
      longitude: longitude + (random() + random() - 1) * size * 2,
      latitude: latitude + (random() + random() - 1) * size,
      level,
      levelLabel: words[level],
      valueLabel: `${Math.round(random() * 90)} µg/m³`,
    };
  });
}
