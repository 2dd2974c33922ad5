import { calmUpTo, partsOfTen, sectorOf, sectorWidth } from '@zrak/quantities/wind';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compassPoints } from './compass.ts';
import { petalPath, placeAt, quietestBearing, radiusAt } from './geometry.ts';
import { pollutionRose, speedClasses, windRose } from './roseSectors.ts';

const column = (values: readonly number[]) => ({ values: Float32Array.from(values) });

it('the compass has sixteen points, clockwise from north', () => {
  expect(compassPoints.join(' ')).toBe('N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW');
  compassPoints.forEach((_, index) => expect(sectorOf(index * sectorWidth)).toBe(index));
});

it('calm ends at 0.5 m/s, and the speed classes at 2, 4, 6 and 8', () => {
  expect(calmUpTo).toBe(0.5);
  expect(speedClasses).toEqual([
    { from: 0.5, to: 2 },
    { from: 2, to: 4 },
    { from: 4, to: 6 },
    { from: 6, to: 8 },
    { from: 8, to: Infinity },
  ]);
});

describe('a direction that was rounded to tens', () => {
  it.each([
    [
      10,
      [
        [0, 0.625],
        [1, 0.375],
      ],
    ],
    [20, [[1, 1]]],
    [
      30,
      [
        [1, 0.875],
        [2, 0.125],
      ],
    ],
    [
      350,
      [
        [15, 0.375],
        [0, 0.625],
      ],
    ],
    [360, [[0, 1]]],
  ])('%d is spread over its sectors', (direction, parts) => {
    expect(partsOfTen(direction).map(({ sector, weight }) => [sector, Number(weight.toFixed(6))])).toEqual(parts);
  });

  it('has a total weight of one', () => {
    for (let direction = 0; direction <= 360; direction += 10) {
      const parts = partsOfTen(direction);
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(parts.every(({ weight }) => weight > 0)).toBe(true);
    }
  });
});

describe('a wind rose', () => {
  const wind = fc.array(
    fc.record({
      direction: fc.double({ min: 0, max: 360, noNaN: true }),
      speed: fc.double({ min: 0, max: 20, noNaN: true }),
      value: fc.integer({ min: 0, max: 200 }),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it('counts every hour as calm or in one sector and class', () => {
    fc.assert(
      fc.property(wind, (hours) => {
        const rose = windRose(column(hours.map((hour) => hour.direction)), column(hours.map((hour) => hour.speed)));
        expect(rose.hours).toBe(hours.length);
        expect(rose.calm + rose.sectors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const { classes, share } of rose.sectors) {
          expect(classes.reduce((sum, part) => sum + part, 0)).toBeCloseTo(share, 9);
        }
      }),
      { seed: 4 },
    );
  });

  it('has sector means that add up to the overall mean', () => {
    fc.assert(
      fc.property(wind, (hours) => {
        const rose = pollutionRose(
          column(hours.map((hour) => hour.direction)),
          column(hours.map((hour) => hour.speed)),
          column(hours.map((hour) => hour.value)),
        );
        const windy = rose.sectors.filter((sector) => sector.hours > 0);
        const calmHours = rose.hours - windy.reduce((sum, sector) => sum + sector.hours, 0);
        const calm = calmHours > 0.5 ? calmHours * rose.calmMean : 0;
        const all = windy.reduce((sum, sector) => sum + sector.hours * sector.mean, calm);
        expect(all / rose.hours).toBeCloseTo(rose.mean, 6);
      }),
      { seed: 5 },
    );
  });

  it('spreads directions only if all of them are tens', () => {
    const shares = (...directions: number[]) =>
      windRose(column(directions), column(directions.map(() => 3))).sectors.map(({ share }) => share);
    expect(shares(10)[0]).toBeCloseTo(0.625);
    expect(shares(10)[1]).toBeCloseTo(0.375);
    expect(shares(10, 11)[0]).toBe(1);
  });

  it('spreads concentrations of tens with the same weights', () => {
    const rose = pollutionRose(column([10, 30]), column([3, 3]), column([8, 16]));
    expect(rose.sectors[1]).toEqual({
      point: 'NNE',
      hours: expect.closeTo(1.25, 9),
      mean: expect.closeTo((0.375 * 8 + 0.875 * 16) / 1.25, 9),
    });
  });
});

describe('the drawing of a rose', () => {
  it('has north at the top and east on the right', () => {
    expect([0, 90, 180, 270].map((bearing) => placeAt(100, bearing))).toEqual([
      { x: 150, y: 50 },
      { x: 250, y: 150 },
      { x: 150, y: 250 },
      { x: 50, y: 150 },
    ]);
  });

  it('extends from the central circle to the outermost ring', () => {
    expect([0, 0.5, 1].map(radiusAt)).toEqual([34, 79, 124]);
  });

  it('centres petals on the bearing of their sector', () => {
    const path = petalPath(4, 34, 124);
    const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
    const [ax, ay, bx, by] = numbers as [number, number, number, number];
    expect(Math.hypot(ax - 150, ay - 150)).toBeCloseTo(34, 1);
    expect(Math.hypot(bx - 150, by - 150)).toBeCloseTo(124, 1);
    expect((Math.atan2(bx - 150, 150 - by) * 180) / Math.PI).toBeCloseTo(90 - 0.42 * 22.5, 1);
    expect(path).toMatch(/^M[\d. ]+L[\d. ]+A124 124 0 0 1 [\d. ]+L[\d. ]+A34 34 0 0 0 [\d. ]+Z$/);
  });

  it('labels its rings where two neighbouring petals are shortest', () => {
    const lengths = compassPoints.map(() => 5);
    lengths[6] = 1;
    lengths[7] = 2;
    expect(quietestBearing(lengths)).toBe(6.5 * 22.5);
    lengths[15] = 0;
    lengths[0] = 0;
    expect(quietestBearing(lengths)).toBe(15.5 * 22.5);
  });
});
