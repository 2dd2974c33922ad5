import type { Series } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { categories, markOf, withStationDetails } from './station.ts';

const warning = { level: 'high', color: '#C1121F', label: 'Very poor' };

test('an active station shows its warning in the colour of the server, an inactive one its state alone', () => {
  expect(markOf({ state: 'ok', warning })).toEqual({ level: 'high', color: '#c1121f', label: 'Very poor' });
  expect(markOf({ warning })).toEqual({ level: 'high', color: '#c1121f', label: 'Very poor' });
  expect(markOf({ state: 'maintenance', warning })).toEqual({ level: 'maintenance' });
  expect(markOf({ state: 'offline', warning })).toEqual({ level: 'offline' });
});

test('a colour without a level that we know has a neutral shape and no word of ours', () => {
  expect(markOf({ warning: { color: '#8E24AA' } })).toEqual({ level: 'unrated', color: '#8e24aa' });
  expect(markOf({ warning: { level: 'purple', color: '#8e24aa', label: 'Purple' } })).toEqual({
    level: 'unrated',
    color: '#8e24aa',
    label: 'Purple',
  });
  expect(markOf({ warning: { level: 'low' } })).toEqual({ level: 'low' });
  expect(markOf({})).toEqual({ level: 'unrated' });
});

test('categories have the order of the specification', () => {
  expect(categories).toEqual(['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system']);
});

test('series without the names of their stations take them from the stations', () => {
  const series = (locationId: string, locationName: string) => ({ locationId, locationName }) as Series;
  const stations = [{ id: '11', name: 'Žiri' }];
  const all = [series('11', '11'), series('11', 'Žiri, the old one'), series('12', '12')];
  expect(withStationDetails(all, stations).map(({ locationName }) => locationName)).toEqual([
    'Žiri',
    'Žiri, the old one',
    '12',
  ]);
});

test('series without a time zone take that of their station', () => {
  const series = (locationId: string, timeZone: string, isTimeZoneAssumed?: boolean) =>
    ({ locationId, locationName: 'Žiri', timeZone, ...(isTimeZoneAssumed && { isTimeZoneAssumed }) }) as Series;
  const stations = [
    { id: '11', name: 'Žiri', timeZone: 'Asia/Kathmandu' },
    { id: '12', name: 'Žiri', timeZone: 'Asia/Tokyo', isTimeZoneAssumed: true },
  ];
  const all = [
    series('11', 'Asia/Tokyo', true),
    series('11', 'Europe/Vienna'),
    series('12', 'Asia/Tokyo', true),
    series('13', 'Asia/Tokyo', true),
  ];
  expect(
    withStationDetails(all, stations).map(({ timeZone, isTimeZoneAssumed = false }) => [timeZone, isTimeZoneAssumed]),
  ).toEqual([
    ['Asia/Kathmandu', false],
    ['Europe/Vienna', false],
    ['Asia/Tokyo', true],
    ['Asia/Tokyo', true],
  ]);
});

test('series of stations of one name take their labels', () => {
  const all = [
    { locationId: '11', locationName: 'Center' },
    { locationId: '12', locationName: '12' },
    { locationId: '13', locationName: 'Koper' },
  ] as Series[];
  const stations = [
    { id: '11', name: 'Center', label: 'Center (11)' },
    { id: '12', name: 'Center', label: 'Center (12)' },
    { id: '13', name: 'Koper', label: 'Koper' },
  ];
  expect(withStationDetails(all, stations).map(({ locationName }) => locationName)).toEqual([
    'Center (11)',
    'Center (12)',
    'Koper',
  ]);
});
