import { describe, expect, it } from 'vitest';
import { bandOf, indexDefinitions, worstBand } from './airQualityIndex.ts';

const { eu2024, euLegacy, us2024 } = indexDefinitions;

describe('bandOf', () => {
  it.each([
    ['PM10', 15, 1],
    ['PM10', 15.4, 1],
    ['PM10', 15.5, 2],
    ['PM2.5', 50.49, 3],
    ['PM2.5', 50.5, 4],
    ['O3', 180, 5],
    ['O3', 181, 6],
    ['SO2', -0.3, 1],
  ])('puts %s %d into band %d: rounded, upper bound inclusive', (parameter, value, band) => {
    expect(bandOf(eu2024, parameter, value)).toBe(band);
  });

  it('truncates for the index of the United States', () => {
    expect(bandOf(us2024, 'PM2.5', 9.09)).toBe(1);
    expect(bandOf(us2024, 'PM2.5', 9.1)).toBe(2);
  });

  it('knows no band without a value or for another parameter', () => {
    expect(bandOf(eu2024, 'CO', 3)).toBeUndefined();
    expect(bandOf(eu2024, 'PM10', Number.NaN)).toBeUndefined();
  });

  it('has bounds that rise', () => {
    for (const definition of [eu2024, euLegacy, us2024]) {
      for (const bounds of Object.values(definition.upperBounds))
        expect(bounds.toSorted((a, b) => a - b)).toEqual(bounds);
    }
  });
});

describe('worstBand', () => {
  it('is decided by the worst pollutant, never by a mean', () => {
    const values = [
      ['PM10', 10],
      ['NO2', 61],
      ['O3', 30],
    ] as const;
    expect(worstBand(eu2024, values)).toEqual({ band: 4, decidedBy: 'NO2' });
    expect(worstBand(eu2024, [])).toBeUndefined();
  });
});
