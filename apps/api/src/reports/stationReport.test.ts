import { expect, it } from 'vitest';
import { station, utc } from '../../test/sampleStation.ts';
import { stationReport } from './stationReport.ts';

it.each([
  ['civil', 'Europe/Ljubljana', '2025-06-30T22:00:00Z'],
  ['utcPlus1', 'Etc/GMT-1', '2025-06-30T23:00:00Z'],
] as const)('names the zone of the days and that of the clocks, days: %s', async (dayBoundary, timeZone, from) => {
  const { report } = station(utc(2026, 3), { dayBoundary }, []);
  const zones = { timeZone, civilTimeZone: 'Europe/Ljubljana', from };
  expect(stationReport(await report('2025-07'), [], 'en', utc(2026, 3))).toMatchObject(zones);
});
