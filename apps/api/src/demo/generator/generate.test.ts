import { describe, expect, it } from 'vitest';
import { isMeasured } from '@zrak/quantities/aggregation';
import { generate } from './generate.ts';
import { demoStations } from '../stations.ts';

const day = Math.floor(Date.parse('2026-01-20T00:00:00Z') / 86_400_000);

/** Mean of what was measured in 30 days. */
function mean(locationId: string, parameter: string, from = day): number {
  const days = Array.from({ length: 30 }, (_, index) => from + index);
  const [{ values, flags } = { values: [], flags: [] }] = generate({ locationId, parameters: [parameter], days });
  const measured = [...values].filter((value, index) => isMeasured(value, flags[index]!));
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}

describe('generate', () => {
  it('has 25 stations', () => {
    expect(demoStations).toHaveLength(25);
  });

  it('makes any day by itself, with any other parameters, as it makes it among others', () => {
    const all = generate({
      locationId: 'loc_koper',
      parameters: ['PM10', 'LAeq', 'C6H6'],
      days: [day, day + 1, day + 2],
    });
    const [alone] = generate({ locationId: 'loc_koper', parameters: ['LAeq'], days: [day + 1] });
    expect(alone!.values).toEqual(all[1]!.values.slice(96, 192));
    expect(alone!.flags).toEqual(all[1]!.flags.slice(96, 192));
    expect(all[2]).toMatchObject({ step: 3600, values: { length: 72 } });
  });

  it('agrees with what is known of the places', () => {
    expect(mean('loc_celovska', 'NO2')).toBeGreaterThan(mean('loc_iskrba', 'NO2') * 3);
    expect(mean('loc_krvavec', 'O3')).toBeGreaterThan(mean('loc_bezigrad', 'O3') * 1.5);
    expect(mean('loc_trbovlje', 'PM10')).toBeGreaterThan(mean('loc_trbovlje', 'PM10', day + 170));
    expect(mean('loc_koper', 'T')).toBeGreaterThan(mean('loc_krvavec', 'T') + 5);
  });

  it('marks calibrations, values below detection and gaps', () => {
    const days = Array.from({ length: 180 }, (_, index) => day + index);
    const [so2] = generate({ locationId: 'loc_koper', parameters: ['SO2'], days });
    expect([...new Set(so2!.flags)]).toEqual(expect.arrayContaining([1, 3, -99, 0]));
    so2!.values.forEach((value, index) => expect(Number.isNaN(value)).toBe(so2!.flags[index] === 0));
  });
});
