import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilTimes, modulo, zoneOf as zoneIn } from './zone.ts';

const zoneOf = (name: string) => zoneIn(name, 'milliseconds');

const HOUR = 3_600_000;
const zones = fc.constantFrom('Europe/Ljubljana', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC');
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2031, 0) });

/** Clock reading from another interface of `Intl`. */
function clockOf(time: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  return Date.parse(`${text.replace(' ', 'T')}Z`) + modulo(time, 1000);
}

describe('a zone', () => {
  it('reads the same clock as the platform, to the millisecond', () => {
    fc.assert(
      fc.property(instants, zones, (time, zone) => {
        expect(zoneOf(zone).civilOf(time)).toBe(clockOf(time, zone));
      }),
      { seed: 1 },
    );
  });

  it('finds a time with the given clock reading, for times that no clock change skips or repeats', () => {
    fc.assert(
      fc.property(instants, zones, (time, name) => {
        const zone = zoneOf(name);
        const civil = zone.civilOf(time);
        expect(zone.civilOf(zone.instantOf(civil))).toBe(civil);
      }),
      { seed: 2 },
    );
  });

  it.each([
    ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999Z'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000Z'],
    ['2026-10-25T00:59:00.000Z', '2026-10-25T02:59:00.000Z'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
  ])('of Ljubljana changes its clocks: %s is %s', (time, civil) => {
    expect(new Date(zoneOf('Europe/Ljubljana').civilOf(Date.parse(time))).toISOString()).toBe(civil);
  });

  it('is created once', () => expect(zoneOf('UTC')).toBe(zoneOf('UTC')));
});

describe('conversion of many times', () => {
  it('equals the conversion of each time, across clock changes', () => {
    const steps = fc.constantFrom(HOUR / 4, HOUR, 24 * HOUR, 17 * HOUR + 1);
    fc.assert(
      fc.property(instants, steps, fc.integer({ min: 0, max: 200 }), zones, (start, step, length, zone) => {
        const times = Float64Array.from({ length }, (_, index) => start + index * step);
        expect([...civilTimes(times, zoneOf(zone))]).toEqual([...times].map((time) => zoneOf(zone).civilOf(time)));
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('is correct on the day of a clock change', () => {
    for (const day of ['2026-03-28T12:00Z', '2026-10-24T12:00Z']) {
      const times = Float64Array.from({ length: 72 }, (_, index) => Date.parse(day) + (index * HOUR) / 2);
      const zone = zoneOf('Europe/Ljubljana');
      expect([...civilTimes(times, zone)]).toEqual([...times].map((time) => zone.civilOf(time)));
    }
  });
});

it('a remainder is never negative', () => {
  expect([modulo(7, 24), modulo(-1, 24), modulo(24, 24), modulo(-48, 24)]).toEqual([7, 23, 0, 0]);
});
