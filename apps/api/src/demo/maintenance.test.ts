import { expect, it } from 'vitest';
import { isOffline } from './maintenance.ts';
import { demoStations } from './stations.ts';

const hour = 3600;
const day = 24 * hour;
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;
const hours = Array.from({ length: 366 * 24 }, (_, index) => start + index * hour);

it('has one station offline at any time, for two and a half days at most', () => {
  let [station, since] = [demoStations[0], Number.NaN];
  for (const t of hours) {
    const offline = demoStations.filter((one) => isOffline(one, t));
    expect(offline).toHaveLength(1);
    if (offline[0] !== station) [station, since] = [offline[0], t];
    expect(t - since, `${station!.id} at ${new Date(t * 1000).toISOString()}`).toBeLessThan(2.5 * day);
  }
});

it('keeps the first station of each client online', () => {
  for (const id of ['loc_bezigrad', 'loc_trbovlje', 'loc_koper']) {
    const station = demoStations.find((one) => one.id === id)!;
    expect(
      hours.some((t) => isOffline(station, t)),
      id,
    ).toBe(false);
  }
});
