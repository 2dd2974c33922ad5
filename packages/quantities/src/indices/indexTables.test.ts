import { describe, expect, it } from 'vitest';
import { bandOf, type IndexDefinition, indexDefinitions, worstBand } from './airQualityIndex.ts';

const { eu2024, euLegacy, us2024 } = indexDefinitions;
const boundsOf = ({ pollutants }: IndexDefinition): Record<string, readonly number[]> =>
  Object.fromEntries(Object.entries(pollutants).map(([parameter, { upperBounds }]) => [parameter, upperBounds]));
const europeanColors = ['#50F0E6', '#50CCAA', '#F0E641', '#FF5050', '#960032', '#7D2181'];

describe('the tables of the indices', () => {
  it('are those of the European Environment Agency as revised in 2024', () => {
    expect(eu2024.standard).toBe('eu2024');
    expect(boundsOf(eu2024)).toEqual({
      'PM2.5': [5, 15, 50, 90, 140],
      PM10: [15, 45, 120, 195, 270],
      NO2: [10, 25, 60, 100, 150],
      O3: [60, 100, 120, 160, 180],
      SO2: [20, 40, 125, 190, 275],
    });
    expect(eu2024.colors).toEqual(europeanColors);
  });

  it('are those of the European index before 2024', () => {
    expect(euLegacy.standard).toBe('euLegacy');
    expect(boundsOf(euLegacy)).toEqual({
      'PM2.5': [10, 20, 25, 50, 75],
      PM10: [20, 40, 50, 100, 150],
      NO2: [40, 90, 120, 230, 340],
      O3: [50, 100, 130, 240, 380],
      SO2: [100, 200, 350, 500, 750],
    });
    expect(euLegacy.colors).toEqual(europeanColors);
  });

  it('are those of the United States: EPA, final rule of May 2024', () => {
    expect(us2024.standard).toBe('us2024');
    expect(boundsOf(us2024)).toEqual({
      'PM2.5': [9, 35.4, 55.4, 125.4, 225.4],
      PM10: [54, 154, 254, 354, 424],
    });
    expect(us2024.colors).toEqual(['#00E400', '#FFFF00', '#FF7E00', '#FF0000', '#8F3F97', '#7E0023']);
  });
});

describe('a band', () => {
  it.each([eu2024, euLegacy])('of Europe ends with its upper bound, rounded half up: $standard', (definition) => {
    for (const [parameter, bounds] of Object.entries(boundsOf(definition))) {
      for (const [index, bound] of bounds.entries()) {
        expect(bandOf(definition, parameter, bound)).toBe(index + 1);
        expect(bandOf(definition, parameter, bound + 0.49)).toBe(index + 1);
        expect(bandOf(definition, parameter, bound + 0.5)).toBe(index + 2);
      }
      expect(bandOf(definition, parameter, 1e6)).toBe(6);
    }
  });

  it('of the United States ends with its upper bound: PM2.5 cut off to 0.1', () => {
    for (const [index, bound] of boundsOf(us2024)['PM2.5']!.entries()) {
      expect(bandOf(us2024, 'PM2.5', bound)).toBe(index + 1);
      expect(bandOf(us2024, 'PM2.5', bound + 0.099)).toBe(index + 1);
      expect(bandOf(us2024, 'PM2.5', bound + 0.1)).toBe(index + 2);
    }
  });

  it('is decided by the first of equals', () => {
    const values = [
      ['CO', 1],
      ['PM10', 20],
      ['NO2', 20],
      ['O3', Number.NaN],
    ] as const;
    expect(worstBand(eu2024, values)).toEqual({ band: 2, decidedBy: 'PM10' });
    expect(worstBand(eu2024, [['CO', 1]])).toBeUndefined();
  });
});
