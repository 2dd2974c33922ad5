import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ana Novak', 'AN'],
    ['  ana   marija šuštar ', 'AŠ'],
    ['Okolje', 'O'],
    ['Jürgen (Vertretung) Öz', 'JÖ'],
    ['A\u030Angstro\u0308m', 'A\u030A'],
    ['क्षमा', 'क्ष'],
    ['\u1112\u1161\u11AB강', '\u1112\u1161\u11AB'],
    ['𝒜da 9. maj', '𝒜M'],
    ['', ''],
    ['–', ''],
  ])('%s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
