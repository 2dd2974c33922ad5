import { describe, expect, it } from 'vitest';
import { conversionOf, type ConversionOptions, unitOf, unitsFor } from './index.ts';

const converted = (value: number, from: string, to: string, options?: ConversionOptions): number => {
  const conversion = conversionOf(from, to, options);
  return conversion === undefined ? Number.NaN : value * conversion.factor + conversion.offset;
};

describe('conversionOf', () => {
  it.each([
    ['NO2', 1.9125],
    ['NO', 1.2474],
    ['NOx', 1.9125],
    ['O3', 1.9953],
    ['SO2', 2.6632],
    ['C6H6', 3.2472],
    ['CO', 1.1644],
  ])('takes 1 ppb of %s for %d µg/m³ at 20 °C', (substance, density) => {
    expect(converted(1, 'ppb', 'µg/m³', { substance })).toBeCloseTo(density, 4);
    expect(converted(density, 'ug.m-3', 'ppb', { substance })).toBeCloseTo(1, 4);
    expect(converted(1, 'ppm', 'mg/m³', { substance })).toBeCloseTo(density, 4);
  });

  it('converts at another temperature, and says which', () => {
    // WHO uses 25 °C: 1 ppb O3 = 1.962 µg/m³.
    expect(conversionOf('ppb', 'µg/m³', { substance: 'O3', temperature: 25 })).toMatchObject({ temperature: 25 });
    expect(converted(1, 'ppb', 'µg/m³', { substance: 'O3', temperature: 25 })).toBeCloseTo(1.962, 3);
    expect(conversionOf('mg/m³', 'µg/m³')).not.toHaveProperty('temperature');
  });

  it.each([
    [1.5, 'mg/m3', 'µg/m³', 1500],
    [300, 'K', '°C', 26.85],
    [212, 'F', 'degC', 100],
    [101_325, 'Pa', 'mbar', 1013.25],
    [36, 'km/h', 'm/s', 10],
    [10, 'm/s', 'kn', 19.438],
    [7, 'μg/m3', 'µg/m³', 7],
  ])('converts %d %s to %s', (value, from, to, result) => {
    expect(converted(value, from, to)).toBeCloseTo(result, 3);
  });

  it('refuses what does not convert', () => {
    expect(conversionOf('ppb', 'µg/m³')).toBeUndefined();
    expect(conversionOf('ppb', 'µg/m³', { substance: 'PM10' })).toBeUndefined();
    expect(conversionOf('°C', 'µg/m³', { substance: 'NO2' })).toBeUndefined();
    expect(conversionOf('dB(A)', 'dB(C)')).toBeUndefined();
    expect(conversionOf('furlong', 'm/s')).toBeUndefined();
    expect(conversionOf('furlong', 'furlong')).toEqual({ factor: 1, offset: 0 });
  });
});

describe('unitOf', () => {
  it.each([
    ['ug.m-3', 'µg/m³'],
    ['μg/m³', 'µg/m³'],
    ['ug/m^3', 'µg/m³'],
    ['PPB', 'ppb'],
    ['dBA', 'dB(A)'],
    ['W/m2', 'W/m²'],
    ['Constructor', undefined],
  ])('reads %s as %s', (text, unit) => {
    expect(unitOf(text)).toBe(unit);
  });
});

describe('unitsFor', () => {
  it('lists the units that convert, its own first in the usual spelling', () => {
    expect(unitsFor('m.s-1')).toEqual(['m/s', 'km/h', 'kn', 'mph']);
    expect(unitsFor('veh')).toEqual(['veh']);
    expect(unitsFor('mg/m³')).toEqual(['mg/m³', 'µg/m³', 'ng/m³']);
  });

  it('lists mixing ratios for a gas', () => {
    expect(unitsFor('µg/m³', { substance: 'NO2' })).toEqual(['µg/m³', 'mg/m³', 'ng/m³', 'ppb', 'ppm', 'ppt']);
    expect(unitsFor('µg/m³', { substance: 'PM10' })).toEqual(['µg/m³', 'mg/m³', 'ng/m³']);
  });

  it('lists a unit that only the operator knows', () => {
    expect(unitsFor('particles/cm³')).toEqual(['particles/cm³']);
  });
});
