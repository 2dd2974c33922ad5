import { describe, expect, it } from 'vitest';
import { linesOf } from './nameAtlas.ts';
import { areaOf, type Named, placeNames } from './placeNames.ts';

const sight = { left: 0, top: 0, right: 400, bottom: 300 };

const name = (key: string, x: number, y: number, more: Partial<Named> = {}): Named => ({
  key,
  x,
  y,
  width: 100,
  height: 20,
  markWidth: 28,
  isSelected: false,
  ...more,
});

const sidesOf = (...[named, taken = []]: [readonly Named[], Parameters<typeof placeNames>[1]?]) =>
  Object.fromEntries([...placeNames(named, taken, sight)].map(([key, { side }]) => [key, side]));

describe('the name of a station', () => {
  it.each([
    [200, 150, 'right', 'is on the right of its mark in the middle of a map'],
    [380, 150, 'left', 'is on the left at the right edge'],
    [30, 5, 'right', 'is on the right in a corner'],
    [300, 290, 'left', 'is not below at the lower edge'],
  ])('at %i, %i: %s; it %s', (x, y, side) => {
    expect(sidesOf([name('a', x, y)])).toEqual({ a: side });
  });

  it('goes below, and then above, if it is too wide for either side', () => {
    const wide = { width: 380 };
    expect(sidesOf([name('a', 200, 150, wide)])).toEqual({ a: 'below' });
    expect(sidesOf([name('a', 200, 290, wide)])).toEqual({ a: 'above' });
  });

  it('goes to the first side if it fits nowhere', () => {
    expect(sidesOf([name('a', 200, 150, { width: 500 })])).toEqual({ a: 'right' });
  });

  it('is below a selected mark, like a title', () => {
    expect(sidesOf([name('a', 200, 150, { isSelected: true })])).toEqual({ a: 'below' });
  });

  it('goes below when its mark is selected, from any side', () => {
    const before = placeNames([name('a', 200, 150)], [], sight);
    expect(placeNames([name('a', 200, 150, { isSelected: true })], [], sight, before).get('a')?.side).toBe('below');
  });

  it('overlaps no mark and no name; the first name has priority, the last one is left out', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((key) => name(key, 200, 150));
    expect(sidesOf(crowd)).toEqual({ a: 'right', b: 'left', c: 'below', d: 'above' });
    const mark = { left: 250, top: 140, right: 270, bottom: 160 };
    expect(sidesOf([name('a', 200, 150)], [mark])).toEqual({ a: 'left' });
  });

  it('keeps its side while it fits', () => {
    const before = placeNames([name('a', 380, 150)], [], sight);
    expect(placeNames([name('a', 200, 150)], [], sight, before).get('a')?.side).toBe('left');
    expect(placeNames([name('a', 20, 150)], [], sight, before).get('a')?.side).toBe('right');
  });

  it('never overlaps another, for any number of names', () => {
    let seed = 1;
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const named = Array.from({ length: 300 }, (_, index) =>
      name(String(index), next() * 400, next() * 300, { width: 30 + next() * 90 }),
    );
    const placed = placeNames(named, [], sight);
    const areas = named.flatMap((one) => {
      const place = placed.get(one.key);
      return place ? [areaOf(one, place.offset)] : [];
    });
    const overlapping = areas.filter((one, index) =>
      areas.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(areas.length).toBeGreaterThan(20);
    expect(overlapping).toEqual([]);
  });
});

describe('a long name', () => {
  it('is split into lines between words', () => {
    const widthOf = (text: string) => text.length;
    expect(linesOf('Maribor Center', widthOf, 20)).toEqual(['Maribor Center']);
    expect(linesOf('Škofja Loka, Kapucinski trg pri mostu', widthOf, 20)).toEqual([
      'Škofja Loka,',
      'Kapucinski trg pri',
      'mostu',
    ]);
    expect(linesOf('Donaudampfschifffahrt Süd', widthOf, 10)).toEqual(['Donaudampfschifffahrt', 'Süd']);
  });
});
