import { describe, expect, it } from 'vitest';
import { pollutionRose, windRose } from './roseSectors.ts';

const column = (...values: number[]) => ({ values: Float32Array.from(values) });

/** Shares of the sectors with wind, by compass point. */
const shares = (rose: ReturnType<typeof windRose>) =>
  Object.fromEntries(rose.sectors.filter(({ share }) => share > 0).map(({ point, share }) => [point, share]));

describe('wind rose', () => {
  it('counts sectors, classes and calm; a limit belongs to the lower class', () => {
    const rose = windRose(column(1, 1, 1, 91, 91, 200), column(0.5, 2, 7.9, 8, 30, 0.4));
    expect(rose.hours).toBe(6);
    expect(rose.calm).toBeCloseTo(2 / 6);
    expect(rose.meanSpeed).toBeCloseTo(48.8 / 6);
    expect(rose.sectors[0]!.classes.map((share) => share * 6)).toEqual([1, 0, 0, 1, 0]);
    expect(shares(rose)).toEqual({ N: expect.closeTo(2 / 6), E: expect.closeTo(2 / 6) });
  });

  it('skips hours without a direction or a speed, and hours that are not valid', () => {
    const directions = { ...column(NaN, 91, 91, 91, 181), flags: Int8Array.of(1, 1, 1, -1, 2) };
    const speeds = { ...column(3, NaN, 3, 3, 3), flags: Int8Array.of(1, 1, -99, 1, 1) };
    const rose = windRose(directions, speeds);
    expect(rose.hours).toBe(1);
    expect(shares(rose)).toEqual({ S: 1 });
  });

  it('reports only calm where all hours are calm', () => {
    expect(windRose(column(10, 20), column(0, 0.2))).toMatchObject({ hours: 2, calm: 1 });
  });

  it('reports NaN without hours', () => {
    const rose = windRose(column(NaN), column(NaN));
    expect(rose).toMatchObject({ hours: 0, calm: NaN, meanSpeed: NaN });
    expect(shares(rose)).toEqual({});
  });

  it('rejects series of different lengths', () => {
    expect(() => windRose(column(1), column(1, 2))).toThrow(RangeError);
  });
});

it('pollution rose: means by sector, during calm and overall', () => {
  const rose = pollutionRose(column(91, 91, 181, 5, 5), column(3, 3, 3, 0.1, 3), column(10, 30, 8, 4, NaN));
  expect(rose).toMatchObject({ hours: 4, mean: 13, calmMean: 4 });
  expect(rose.sectors[4]).toEqual({ point: 'E', hours: 2, mean: 20 });
  expect(rose.sectors[8]).toEqual({ point: 'S', hours: 1, mean: 8 });
  expect(rose.sectors[0]).toEqual({ point: 'N', hours: 0, mean: NaN });
});
