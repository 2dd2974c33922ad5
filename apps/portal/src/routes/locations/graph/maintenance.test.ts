import type { MaintenanceAlert } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { maintenanceAt } from './maintenance.ts';

const alert = (id: string, more: Partial<MaintenanceAlert> = {}) =>
  ({ id, title: 'Calibration', from: '2026-11-02T08:00:00Z', to: '2026-11-02T10:00:00Z', ...more }) as MaintenanceAlert;
const place = (name: string) => ({ locationId: `loc_${name}`, locationName: name });
const end = Date.parse('2026-12-01T00:00:00Z');

const alerts = [
  alert('here', { locationId: 'loc_Koper' }),
  alert('elsewhere', { locationId: 'loc_Celje' }),
  { ...alert('everywhere'), to: undefined } as unknown as MaintenanceAlert,
];

test('leaves out maintenance at other stations', () => {
  expect(maintenanceAt(alerts, [place('Koper'), place('Koper')], end)).toEqual([
    {
      id: 'here',
      label: 'Calibration',
      from: Date.parse('2026-11-02T08:00:00Z'),
      to: Date.parse('2026-11-02T10:00:00Z'),
    },
    { id: 'everywhere', label: 'Calibration', from: Date.parse('2026-11-02T08:00:00Z'), to: end },
  ]);
});

test('names the station of the maintenance if there are several', () => {
  expect(maintenanceAt(alerts, [place('Koper'), place('Celje')], end).map(({ label }) => label)).toEqual([
    'Koper: Calibration',
    'Celje: Calibration',
    'Calibration',
  ]);
});
