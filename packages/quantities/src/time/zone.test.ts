import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilTimes, zoneOf } from './zone.ts';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);
const civil = (text: string): number => Date.parse(`${text}:00Z`) / 1000;

describe('dayStart', () => {
  it.each([
    ['Europe/Ljubljana', [2026, 7, 15], '2026-07-14T22:00'],
    ['Europe/Ljubljana', [2026, 1, 15], '2026-01-14T23:00'],
    ['Etc/GMT-1', [2026, 7, 15], '2026-07-14T23:00'],
    // Beirut and Santiago move their clocks at midnight: that of 29 March and of 6 September does not exist.
    ['Asia/Beirut', [2026, 3, 29], '2026-03-28T22:00'],
    ['America/Santiago', [2026, 9, 6], '2026-09-06T04:00'],
    // Clocks of Havana go back from one o'clock to midnight, which comes twice: the day begins with the first.
    ['America/Havana', [2026, 11, 1], '2026-11-01T04:00'],
  ] as const)('in %s of %j is %s', (name, [year, month, day], start) => {
    const zone = zoneOf(name, 'seconds');
    expect(iso(zone.dayStart(year, month, day))).toBe(start);
    expect(zone.dayStartOf(zone.dayStart(year, month, day) + 12 * zone.hour)).toBe(zone.dayStart(year, month, day));
    expect(zoneOf(name, 'milliseconds').dayStart(year, month, day)).toBe(zone.dayStart(year, month, day) * 1000);
  });
});

describe('instantOf', () => {
  it.each([
    ['Europe/Ljubljana', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
  ])('in %s of %s, which comes twice, is the first', (name, text, instant) => {
    expect(iso(zoneOf(name, 'seconds').instantOf(civil(text)))).toBe(instant);
  });

  it.each([
    ['Europe/Ljubljana', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
  ])('in %s of %s, which clocks skip, is as far after the change', (name, text, instant) => {
    expect(iso(zoneOf(name, 'seconds').instantOf(civil(text)))).toBe(instant);
  });
});

const zones = ['Europe/Ljubljana', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'];
const anyHour = fc.integer({ min: 300_000, max: 520_000 });

describe('civil time', () => {
  it('is what a clock of the zone shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyHour, fc.integer({ min: 0, max: 59 }), (name, hours, minutes) => {
        const instant = (hours * 60 + minutes) * 60_000;
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: name,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(instant);
        const { civilOf, instantOf } = zoneOf(name, 'milliseconds');
        expect(new Date(civilOf(instant)).toISOString().slice(0, 16)).toBe(shown.replace(' ', 'T'));
        const back = instantOf(civilOf(instant));
        expect(civilOf(back)).toBe(civilOf(instant));
        expect(back).toBeLessThanOrEqual(instant);
        expect(zoneOf(name, 'seconds').civilOf(instant / 1000) * 1000).toBe(civilOf(instant));
      }),
    );
  });

  it('of many instants is that of each', () => {
    const zone = zoneOf('Europe/Ljubljana', 'milliseconds');
    const start = Date.parse('2026-03-28T20:00Z');
    const instants = Float64Array.from({ length: 12 }, (_, index) => start + index * zone.hour);
    expect([...civilTimes(instants, zone)]).toEqual([...instants].map(zone.civilOf));
  });
});

describe('dayEdges', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('of %s are %d hours apart', (date, hours) => {
    const zone = zoneOf('Europe/Ljubljana', 'seconds');
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const start = zone.dayStart(year, month, day);
    expect(zone.dayEdges(start, start + 1)).toEqual([start, start + hours * zone.hour]);
  });
});

it('rejects any other zone name', () => {
  expect(() => zoneOf('Europe/Nowhere', 'seconds')).toThrow(RangeError);
});
