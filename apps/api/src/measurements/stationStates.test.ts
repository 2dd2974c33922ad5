import { expect, it } from 'vitest';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { CurrentWork } from '../repositories/maintenanceAlerts.ts';
import type { SeriesReader } from './seriesReader.ts';
import { StationStates } from './stationStates.ts';

const hour = 3600;
const now = 1_790_000_000 - (1_790_000_000 % hour);

/** State of a station with hourly series, whose newest values are of the hour that began some hours ago. */
async function stateAfter(
  hours: number,
  deliveryDelay: number,
  { parameters = ['T'], works = [] }: { parameters?: string[]; works?: CurrentWork[] } = {},
): Promise<string | undefined> {
  const location = { id: 'loc', clientId: 'cli', timeZone: 'UTC' };
  const definition = { category: 'weather', aggregator: 'mean', decimals: 1, quantity: 'temperature' };
  const series = parameters.map((parameter, id) => ({
    id,
    locationId: 'loc',
    parameter,
    step: hour,
    deliveryDelay,
    definition,
    location,
  }));
  const grid = { start: now - hours * hour, step: hour, values: Float32Array.of(20), flags: Int8Array.of(1) };
  const states = new StationStates();
  await states.refresh(
    { locations: [location], series } as unknown as Catalogue,
    { now, readRecent: async () => new Map(series.map(({ id }) => [id, grid])) } as unknown as SeriesReader,
    works,
  );
  return states.of('loc')?.state;
}

it('a station is late when its next value should have arrived half an hour ago', async () => {
  expect(await stateAfter(2, 0)).toBe('ok');
  expect(await stateAfter(3, 0)).toBe('late');
  expect(await stateAfter(4, 2 * hour)).toBe('ok');
  expect(await stateAfter(5, 2 * hour)).toBe('late');
  expect(await stateAfter(27, 0)).toBe('offline');
  expect(await stateAfter(27, 25 * hour)).toBe('ok');
});

it('a station is in maintenance if the work is on all its instruments', async () => {
  const parameters = ['T', 'RH'];
  const stateDuring = (hours: number, work: Partial<CurrentWork>): Promise<string | undefined> =>
    stateAfter(hours, 0, { parameters, works: [{ clientId: 'cli', locationId: 'loc', parameters: null, ...work }] });
  expect(await stateDuring(30, {})).toBe('maintenance');
  expect(await stateDuring(30, { locationId: null })).toBe('maintenance');
  expect(await stateDuring(30, { parameters })).toBe('maintenance');
  expect(await stateDuring(30, { parameters: ['RH'] })).toBe('offline');
  expect(await stateDuring(2, { parameters: ['RH'] })).toBe('ok');
  expect(await stateDuring(30, { locationId: 'other' })).toBe('offline');
  expect(await stateDuring(30, { clientId: 'other', locationId: null })).toBe('offline');
});
