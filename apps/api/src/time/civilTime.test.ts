import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayZone, isoInstant, parseInstant, zoneOf } from './zone.ts';

const hour = 3600;
const day = 86_400;
const at = (text: string): number => Date.parse(text) / 1000;

describe('offsetAt', () => {
  it.each([
    ['Europe/Ljubljana', '2026-03-29T00:59:59Z', hour],
    ['Europe/Ljubljana', '2026-03-29T01:00:00Z', 2 * hour],
    ['Europe/Ljubljana', '2026-10-25T00:59:59Z', 2 * hour],
    ['Europe/Ljubljana', '2026-10-25T01:00:00Z', hour],
    ['Etc/UTC', '2026-07-01T00:00:00Z', 0],
    ['Etc/GMT-1', '2026-07-01T00:00:00Z', hour],
    ['America/New_York', '2026-01-15T12:00:00Z', -5 * hour],
    ['America/New_York', '2026-03-08T06:59:59Z', -5 * hour],
    ['America/New_York', '2026-03-08T07:00:00Z', -4 * hour],
    ['America/St_Johns', '2026-01-15T12:00:00Z', -3.5 * hour],
    ['Asia/Kathmandu', '2026-01-15T12:00:00Z', 5.75 * hour],
    // Until 1972 Liberia's clocks were 44 minutes and 30 seconds behind.
    ['Africa/Monrovia', '1960-01-15T12:00:00Z', -(44 * 60 + 30)],
  ])('of %s on %s is %d s', (name, instant, offset) => {
    expect(zoneOf(name).offsetAt(at(instant))).toBe(offset);
    // Once more, from memory.
    expect(zoneOf(name).offsetAt(at(instant))).toBe(offset);
  });

  it('finds zones by name, and creates each once', () => {
    expect(zoneOf('Europe/Ljubljana').name).toBe('Europe/Ljubljana');
    expect(zoneOf('Europe/Ljubljana')).toBe(zoneOf('Europe/Ljubljana'));
    expect(zoneOf('Europe/Vienna')).not.toBe(zoneOf('Europe/Ljubljana'));
    expect(() => zoneOf('Europe/Nowhere')).toThrow(RangeError);
  });
});

describe('civil days', () => {
  const zone = zoneOf('Europe/Ljubljana');

  it('start at midnight, by date and by any of their instants', () => {
    expect(isoInstant(zone.dayStart(2026, 1, 1))).toBe('2025-12-31T23:00:00Z');
    expect(isoInstant(zone.dayStart(2026, 10, 26))).toBe('2026-10-25T23:00:00Z');
    expect(isoInstant(zone.dayStartOf(at('2026-07-15T21:59:59Z')))).toBe('2026-07-14T22:00:00Z');
    expect(isoInstant(zone.dayStartOf(at('2026-07-15T22:00:00Z')))).toBe('2026-07-15T22:00:00Z');
    expect(isoInstant(zoneOf('America/New_York').dayStartOf(at('2026-03-08T04:59:59Z')))).toBe('2026-03-07T05:00:00Z');
  });

  it('touch the period: the last one is that of its last second', () => {
    const [from, to] = [at('2026-07-14T22:00:00Z'), at('2026-07-16T22:00:00Z')];
    expect(zone.dayEdges(from, to).map(isoInstant)).toEqual([
      '2026-07-14T22:00:00Z',
      '2026-07-15T22:00:00Z',
      '2026-07-16T22:00:00Z',
    ]);
    expect(zone.dayEdges(from + 1, to + 1)).toHaveLength(4);
    expect(zone.dayEdges(from, from)).toEqual([from]);
  });

  it('follow each other without gaps, with 23, 24 or 25 hours, in any zone of Europe or America', () => {
    const zones = fc.constantFrom(
      'Europe/Ljubljana',
      'Europe/Lisbon',
      'America/New_York',
      'America/Santiago',
      'Etc/UTC',
    );
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: day - 1 }),
        (name, n, second) => {
          const one = zoneOf(name);
          const instant = n * day + second;
          const start = one.dayStartOf(instant);
          const [first, next] = one.dayEdges(instant, instant + 1) as [number, number];
          expect(first).toBe(start);
          expect(start).toBeLessThanOrEqual(instant);
          expect(next).toBeGreaterThan(instant);
          expect([23, 24, 25]).toContain((next - start) / hour);
          expect(one.dayStartOf(next - 1)).toBe(start);
          expect(one.dayStartOf(next)).toBe(next);
        },
      ),
      { seed: 8, numRuns: 300 },
    );
  });

  it('are civil or those of UTC+1, as the station reports', () => {
    expect(dayZone({ timeZone: 'Europe/Lisbon', dayBoundary: 'civil' })).toBe(zoneOf('Europe/Lisbon'));
    expect(dayZone({ timeZone: 'Europe/Lisbon', dayBoundary: 'utcPlus1' }).offsetAt(at('2026-07-01T00:00:00Z'))).toBe(
      hour,
    );
  });
});

describe('parseInstant', () => {
  const parsed = (text: string): string | undefined => {
    const instant = parseInstant(text, zoneOf('Europe/Ljubljana'));
    return instant === undefined ? undefined : isoInstant(instant);
  };

  it.each([
    ['2026-10-25T01:30:00Z', '2026-10-25T01:30:00Z'],
    ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00Z'],
    ['2028-02-29', '2028-02-28T23:00:00Z'],
    ['2026-12-31', '2026-12-30T23:00:00Z'],
  ])('of %s is %s', (text, instant) => {
    expect(parsed(text)).toBe(instant);
  });

  it.each([
    '',
    'yesterday',
    'on 2026-01-15',
    '2026-1-15',
    '2026-02-29',
    '2026-04-31T00:00:00Z',
    '2026-01-32',
    '2026-01-00',
    '1899-12-31',
    '2026-01-15T12:00:00 o’clock',
  ])('refuses %j', (text) => {
    expect(parsed(text)).toBeUndefined();
  });
});
