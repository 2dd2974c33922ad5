import { expect, it } from 'vitest';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { SeriesReader } from './seriesReader.ts';
import { StationStates } from './stationStates.ts';

const hour = 3600;
const now = 1_790_000_000 - (1_790_000_000 % hour);

/** State of a station with one hourly series, whose newest value is of the hour that began some hours ago. */
async function stateAfter(hours: number, deliveryDelay: number): Promise<string | undefined> {
  const location = { id: 'loc', clientId: 'cli', timeZone: 'UTC' };
  const definition = { category: 'weather', aggregator: 'mean', decimals: 1, quantity: 'temperature' };
  const series = { id: 1, locationId: 'loc', parameter: 'T', step: hour, deliveryDelay, definition, location };
  const grid = { start: now - hours * hour, step: hour, values: Float32Array.of(20), flags: Int8Array.of(1) };
  const states = new StationStates();
  await states.refresh(
    { locations: [location], series: [series] } as unknown as Catalogue,
    { now, readRecent: async () => new Map([[1, grid]]) } as unknown as SeriesReader,
    [],
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
