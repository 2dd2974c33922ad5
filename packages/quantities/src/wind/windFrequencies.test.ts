import { describe, expect, it } from 'vitest';
import { partsOfTen, sectorCount, sectorOf } from './sectors.ts';
import { calmUpTo, pollutionByWind, speedBounds, windFrequencies } from './windFrequencies.ts';

describe('sectors', () => {
  // 16 sectors of 22.5°, north in the middle of the first (WMO-No. 8).
  it.each([
    [0, 0],
    [360, 0],
    [348.75, 0],
    [348.7, 15],
    [11.2, 0],
    [11.25, 1],
    [180, 8],
    [225, 10],
    [270, 12],
    [-45, 14],
  ])('%d° is in %d', (direction, sector) => {
    expect(sectorOf(direction)).toBe(sector);
  });

  it('are equally frequent in directions that were rounded to tens', () => {
    const weights = Array.from({ length: sectorCount }, () => 0);
    for (let direction = 10; direction <= 360; direction += 10) {
      for (const { sector, weight } of partsOfTen(direction)) weights[sector]! += weight;
    }
    for (const weight of weights) expect(weight).toBeCloseTo(36 / 16);
  });
});

describe('windFrequencies', () => {
  it('takes 0.5 m/s and less for calm, and classes that are closed above', () => {
    expect([calmUpTo, ...speedBounds]).toEqual([0.5, 0.5, 2, 4, 6, 8]);
    const rose = windFrequencies([1, 1, 1, 91, 91, 200], [0.5, 2, 7.9, 8, 30, 0.4]);
    expect(rose).toMatchObject({ hours: 6, calm: 2 / 6, meanSpeed: expect.closeTo(48.8 / 6) });
    expect(rose.sectors[0]!.map((share) => share * 6)).toEqual([1, 0, 0, 1, 0]);
    expect(rose.sectors[4]!.map((share) => share * 6)).toEqual([0, 0, 0, 1, 1]);
  });

  it('counts sectors and classes of speed, calm apart', () => {
    const rose = windFrequencies([0, 359, 91, 270.5, Number.NaN], [1, 2, 2.1, 0.5, 3]);
    expect(rose).toMatchObject({ hours: 4, calm: 0.25, meanSpeed: 1.4 });
    expect(rose.sectors[0]).toEqual([0.5, 0, 0, 0, 0]);
    expect(rose.sectors[4]).toEqual([0, 0.25, 0, 0, 0]);
  });

  it('spreads tens of degrees evenly over the sectors', () => {
    const tens = Array.from({ length: 36 }, (_, index) => (index + 1) * 10);
    const { sectors } = windFrequencies(
      tens,
      tens.map(() => 1),
    );
    for (const [share] of sectors) expect(share).toBeCloseTo(1 / 16, 10);
  });

  it('leaves out hours without a direction or a speed, and has no figures without hours', () => {
    expect(windFrequencies([NaN, 91, 91], [3, NaN, 3]).hours).toBe(1);
    const none = windFrequencies([NaN], [NaN]);
    expect(none).toMatchObject({ hours: 0, calm: NaN, meanSpeed: NaN });
    expect(none.sectors.flat().every((share) => share === 0)).toBe(true);
  });
});

it('pollutionByWind: means by sector, in calm and of all', () => {
  const rose = pollutionByWind([91, 91, 181, 5, 5], [3, 3, 3, 0.1, 3], [10, 30, 8, 4, NaN]);
  expect(rose).toMatchObject({ hours: 4, mean: 13, calmMean: 4 });
  expect(rose.sectors[4]).toEqual({ hours: 2, mean: 20 });
  expect(rose.sectors[8]).toEqual({ hours: 1, mean: 8 });
  expect(rose.sectors[0]).toEqual({ hours: 0, mean: NaN });
});
