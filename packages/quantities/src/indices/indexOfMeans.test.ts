import { describe, expect, it } from 'vitest';
import { indexDefinitions } from './airQualityIndex.ts';
import { indexOfMeans, type JudgedMean } from './indexOfMeans.ts';

const hour = 3_600_000;
const mean = (parameter: string, value: number, end = 10 * hour): JudgedMean => ({
  parameter,
  value,
  averaging: 'PT1H',
  end,
});

describe('indexOfMeans', () => {
  it('is the worst band and the mean that decides it', () => {
    const means = [mean('PM10', 20), mean('PM2.5', 36.5), mean('O3', 40)];
    expect(indexOfMeans(indexDefinitions.eu2024, means)).toEqual({ band: 3, mean: means[1] });
  });

  it('leaves out a mean of an earlier hour', () => {
    const means = [mean('PM10', 20), mean('NO2', 180, 9 * hour)];
    expect(indexOfMeans(indexDefinitions.eu2024, means)).toEqual({ band: 2, mean: means[0] });
  });

  it('judges the averaging of its standard only', () => {
    const day: JudgedMean = { ...mean('PM10', 60), averaging: 'PT24H' };
    const means = [mean('PM10', 10), day];
    expect(indexOfMeans(indexDefinitions.eu2024, means)?.band).toBe(1);
    expect(indexOfMeans(indexDefinitions.us2024, means)).toEqual({ band: 2, mean: day });
  });

  it('does not exist without a judged pollutant or without a value', () => {
    expect(indexOfMeans(indexDefinitions.eu2024, [])).toBeUndefined();
    expect(indexOfMeans(indexDefinitions.eu2024, [mean('CO', 1)])).toBeUndefined();
    expect(indexOfMeans(indexDefinitions.eu2024, [mean('PM10', Number.NaN)])).toBeUndefined();
  });
});
