import { describe, expect, it } from 'vitest';
import { dayZone, isoInstant, parseInstant, zoneOf } from './zone.ts';

const ljubljana = zoneOf('Europe/Ljubljana');
const iso = (text: string): string | undefined => {
  const instant = parseInstant(text, ljubljana);
  return instant === undefined ? undefined : isoInstant(instant);
};

describe('parseInstant', () => {
  it('takes a date for the start of the civil day', () => {
    expect(iso('2026-01-15')).toBe('2026-01-14T23:00:00Z');
    expect(iso('2026-07-15')).toBe('2026-07-14T22:00:00Z');
    expect(iso('2026-03-30')).toBe('2026-03-29T22:00:00Z');
  });

  it('takes instants as they are', () => {
    expect(iso('2026-01-15T12:00:00+01:00')).toBe('2026-01-15T11:00:00Z');
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-01-15T25:00:00Z', '0000-01-01'])('refuses %s', (text) => {
    expect(iso(text)).toBeUndefined();
  });
});

describe('dayZone', () => {
  it('counts the days of UTC+1 all year where the location requires it', () => {
    const zone = dayZone({ timeZone: 'Europe/Ljubljana', dayBoundary: 'utcPlus1' });
    expect(isoInstant(zone.dayStart(2026, 7, 15))).toBe('2026-07-14T23:00:00Z');
  });
});
