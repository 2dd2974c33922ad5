import { describe, expect, it } from 'vitest';
import { bandOf, bandRanges, epaPrecision, indexDefinitions, worstBand } from './airQualityIndex.ts';

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
    expect(bandOf(us2024, 'PM10', 54.9)).toBe(1);
    expect(bandOf(us2024, 'PM10', 55)).toBe(2);
  });

  it('gives PM10 the band of its integer for every tenth up to 600 (US EPA, May 2024)', () => {
    const highest = [54, 154, 254, 354, 424, Infinity];
    const wrong = Array.from({ length: 6001 }, (_, tenths) => tenths).filter((tenths) => {
      const integer = Math.floor(tenths / 10);
      return bandOf(us2024, 'PM10', tenths / 10) !== highest.findIndex((bound) => integer <= bound) + 1;
    });
    expect(wrong).toEqual([]);
  });

  it('returns no band without a value or for another parameter', () => {
    expect(bandOf(eu2024, 'CO', 3)).toBeUndefined();
    expect(bandOf(eu2024, 'PM10', Number.NaN)).toBeUndefined();
  });

  it('has bounds that rise', () => {
    for (const definition of [eu2024, euLegacy, us2024]) {
      for (const { upperBounds } of Object.values(definition.pollutants)) {
        expect(upperBounds.toSorted((a, b) => a - b)).toEqual(upperBounds);
      }
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

// Upper bounds in µg/m³. EEA: European air quality index, revision of 2024 and the table before it. US EPA, May 2024.
describe('the tables', () => {
  const boundsOf = ({ pollutants }: (typeof indexDefinitions)['eu2024'], averaging: string) =>
    Object.fromEntries(
      Object.entries(pollutants)
        .filter(([, judged]) => judged.averaging === averaging)
        .map(([parameter, { upperBounds }]) => [parameter, upperBounds]),
    );

  it('European, 2024: hourly values', () => {
    expect(boundsOf(eu2024, 'PT24H')).toEqual({});
    expect(boundsOf(eu2024, 'PT1H')).toEqual({
      'PM2.5': [5, 15, 50, 90, 140],
      PM10: [15, 45, 120, 195, 270],
      NO2: [10, 25, 60, 100, 150],
      O3: [60, 100, 120, 160, 180],
      SO2: [20, 40, 125, 190, 275],
    });
  });

  it('European, before 2024: particles by 24 hours', () => {
    expect(boundsOf(euLegacy, 'PT24H')).toEqual({ 'PM2.5': [10, 20, 25, 50, 75], PM10: [20, 40, 50, 100, 150] });
    expect(boundsOf(euLegacy, 'PT1H')).toEqual({
      NO2: [40, 90, 120, 230, 340],
      O3: [50, 100, 130, 240, 380],
      SO2: [100, 200, 350, 500, 750],
    });
  });

  it('US EPA, May 2024', () => {
    expect(boundsOf(us2024, 'PT24H')).toEqual({
      'PM2.5': [9, 35.4, 55.4, 125.4, 225.4],
      PM10: [54, 154, 254, 354, 424],
    });
    expect(us2024.colors).toEqual(['#00E400', '#FFFF00', '#FF7E00', '#FF0000', '#8F3F97', '#7E0023']);
  });

  it('truncates each American pollutant to its own digit (US EPA, May 2024)', () => {
    expect(
      Object.entries(epaPrecision).map(([name, { by, decimals, unit }]) => `${name} ${by} ${decimals} ${unit}`),
    ).toEqual([
      'PM10 truncation 0 µg/m³',
      'PM2.5 truncation 1 µg/m³',
      'O3 truncation 3 ppm',
      'CO truncation 1 ppm',
      'NO2 truncation 0 ppb',
      'SO2 truncation 0 ppb',
    ]);
  });

  it('has the colours the EEA prints', () => {
    const colors = ['#50F0E6', '#50CCAA', '#F0E641', '#FF5050', '#960032', '#7D2181'];
    expect([eu2024.colors, euLegacy.colors]).toEqual([colors, colors]);
  });
});

describe('bandRanges', () => {
  it('end where the next begins, a digit apart', () => {
    expect(bandRanges(eu2024, 'PM2.5')).toEqual([
      [0, 5],
      [6, 15],
      [16, 50],
      [51, 90],
      [91, 140],
      [141, null],
    ]);
    expect(bandRanges(us2024, 'PM2.5').slice(0, 3)).toEqual([
      [0, 9],
      [9.1, 35.4],
      [35.5, 55.4],
    ]);
    expect(bandRanges(us2024, 'PM10')[1]).toEqual([55, 154]);
    expect(bandRanges(us2024, 'NO2')).toEqual([]);
  });
});
