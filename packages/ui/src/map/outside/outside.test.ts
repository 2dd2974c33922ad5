import { describe, expect, it } from 'vitest';
import { exampleStations } from '../StationMap/exampleStations.ts';
import { stationsOutside } from './outside.ts';

const [first] = exampleStations;
const at = (longitude: number, latitude: number, level: 'none' | 'high' = 'none') => ({
  ...first!,
  level,
  longitude,
  latitude,
});

describe('stations outside the view', () => {
  it('are grouped by direction, with the worst level and the area of each group', () => {
    const inside = at(14.5, 46);
    const groups = stationsOutside([inside, at(16, 47), at(15.5, 48, 'high'), at(14.5, 45)], [14, 45.5, 15, 46.5]);
    expect(groups).toMatchObject([
      {
        direction: 'ne',
        count: 2,
        level: 'high',
        bounds: [
          [15.5, 47],
          [16, 48],
        ],
      },
      { direction: 's', count: 1, level: 'none' },
    ]);
  });

  it('have the colour of the worst one, and of none where no level ranks them', () => {
    const green = { ...at(16, 47), level: 'unrated' as const, color: '#3fa34d' };
    const red = { ...at(15.5, 48, 'high'), color: '#c8102e' };
    const colorOf = (stations: (typeof green | typeof red)[]) =>
      stationsOutside(stations, [14, 45.5, 15, 46.5]).map(({ level, color }) => [level, color]);
    expect(colorOf([green, { ...green, color: '#e3b505' }])).toEqual([['unrated', undefined]]);
    expect(colorOf([green, red])).toEqual([['high', '#c8102e']]);
  });

  it('are none while all stations are in the view', () => {
    expect(stationsOutside([at(14.5, 46)], [14, 45.5, 15, 46.5])).toEqual([]);
  });
});
