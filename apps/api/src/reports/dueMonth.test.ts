import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { dueMonth, monthAfter } from './dueMonth.ts';

const ljubljana = zoneOf('Europe/Ljubljana');
const at = (text: string): number => Date.parse(text) / 1000;

describe('dueMonth', () => {
  it.each([
    ['2026-11-02T04:59:59Z', '2026-09'],
    ['2026-11-02T05:00:00Z', '2026-10'],
    ['2026-04-02T03:59:59Z', '2026-02'],
    ['2026-04-02T04:00:00Z', '2026-03'],
    ['2027-01-02T05:00:00Z', '2026-12'],
  ])('is due at six on the second day, in the civil time of Ljubljana: %s', (now, name) => {
    expect(dueMonth([ljubljana], at(now)).name).toBe(name);
  });

  it('waits for the station whose month ends last', () => {
    const zones = [zoneOf('Pacific/Auckland'), ljubljana, zoneOf('America/New_York')];
    const { name, dueAt } = dueMonth(zones, at('2026-11-15T00:00:00Z'));
    expect(name).toBe('2026-10');
    expect(dueAt).toBe(at('2026-11-02T10:00:00Z'));
    expect(dueMonth(zones, dueAt - 1).name).toBe('2026-09');
    expect(dueMonth(zones, dueAt).name).toBe('2026-10');
  });

  it('handles a clock change within the month', () => {
    expect(dueMonth([ljubljana], at('2026-11-15T00:00:00Z')).dueAt).toBe(at('2026-11-02T05:00:00Z'));
  });
});

it('monthAfter crosses the end of the year', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
