import type { MaintenanceAlert, Series } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { maintenanceAt } from './maintenance.ts';

const alert = (id: string, more: Partial<MaintenanceAlert> = {}) =>
  ({ id, title: 'Calibration', from: '2026-11-02T08:00:00Z', to: '2026-11-02T10:00:00Z', ...more }) as MaintenanceAlert;
const drawn = (id: string, station: string, parameter = 'PM10') => ({
  id,
  series: { id, locationId: `loc_${station}`, locationName: station, parameter } as Series,
});
const end = Date.parse('2026-12-01T00:00:00Z');

const alerts = [
  alert('here', { locationId: 'loc_Koper' }),
  alert('elsewhere', { locationId: 'loc_Celje' }),
  { ...alert('everywhere'), to: undefined } as unknown as MaintenanceAlert,
];

test('leaves out maintenance at other stations', () => {
  expect(maintenanceAt(alerts, [drawn('a', 'Koper'), drawn('b', 'Koper')], end)).toEqual([
    {
      id: 'here',
      label: 'Calibration',
      from: Date.parse('2026-11-02T08:00:00Z'),
      to: Date.parse('2026-11-02T10:00:00Z'),
      seriesIds: ['a', 'b'],
    },
    {
      id: 'everywhere',
      label: 'Calibration',
      from: Date.parse('2026-11-02T08:00:00Z'),
      to: end,
      seriesIds: ['a', 'b'],
    },
  ]);
});

test('marks work on an instrument only for the series it measures', () => {
  const work = [
    alert('noise', { locationId: 'loc_Koper', parameters: ['LAeq', 'LA90'] }),
    alert('particles', { locationId: 'loc_Koper', parameters: ['PM10', 'PM2.5'] }),
    alert('station', { locationId: 'loc_Koper', parameters: [] }),
  ];
  const marked = (...series: ReturnType<typeof drawn>[]) =>
    maintenanceAt(work, series, end).map(({ id, seriesIds }) => [id, seriesIds]);
  expect(marked(drawn('a', 'Koper'))).toEqual([
    ['particles', ['a']],
    ['station', ['a']],
  ]);
  expect(marked(drawn('a', 'Koper'), drawn('b', 'Koper', 'LAeq'), drawn('c', 'Celje', 'LAeq'))).toEqual([
    ['noise', ['b']],
    ['particles', ['a']],
    ['station', ['a', 'b']],
  ]);
});

test('names the station of the maintenance if there are several', () => {
  expect(maintenanceAt(alerts, [drawn('a', 'Koper'), drawn('b', 'Celje')], end).map(({ label }) => label)).toEqual([
    'Koper: Calibration',
    'Celje: Calibration',
    'Calibration',
  ]);
});
