import { describe, expect, it } from 'vitest';
import { english, mill, network, parameters, quay, quayPm10 } from '../../test/importFixture.ts';
import { type MatchOptions, targetOf } from './network.ts';
import type { ColumnLabels } from './readings.ts';

const [pm10, no2] = parameters;

function target(labels: Partial<ColumnLabels>, options: Partial<MatchOptions> = {}, of = network) {
  const column = { station: 'quay', parameter: 'PM10', heading: 'Dust', unit: undefined, ...labels };
  const found = targetOf(column, of, { stations: new Map(), mapped: new Map(), ...options });
  return found !== undefined && 'id' in found ? english(found) : found;
}

describe('the series of a column', () => {
  it('is that of its station and parameter', () => {
    expect(target({})).toEqual({ location: quay, parameter: pm10, series: quayPm10 });
  });

  it('is a new one if the station has none of the parameter', () => {
    expect(target({ parameter: 'NO2' })).toEqual({ location: quay, parameter: no2, series: undefined });
    expect(target({ station: 'mill' })).toEqual({ location: mill, parameter: pm10, series: undefined });
  });

  it('is none for a parameter that the network does not have, and the operator reads which heading', () => {
    expect(target({ parameter: 'Dust' })).toContain('the quantity "Dust" is not known');
  });
});

describe('the station of a column', () => {
  it.each(['mill', 'Old mill', 'OLD-MILL'])('is found by %j, its id or its name', (station) => {
    expect(target({ station })).toMatchObject({ location: mill });
  });

  it('is found by its exact name before one that is only similar, in any script', () => {
    const [first, second, third] = ['Пост 1', 'Улица 1', 'Центар'].map((name, index) => ({
      ...quay,
      id: `s${index}`,
      name,
    }));
    const cyrillic = { ...network, locations: [first!, second!, third!] };
    expect(target({ station: 'Улица 1' }, {}, cyrillic)).toMatchObject({ location: second });
    expect(target({ station: 'Центар' }, {}, cyrillic)).toMatchObject({ location: third });
    expect(target({ station: 'Север' }, {}, cyrillic)).toContain('the station "Север" is not in the database');
  });

  it('is found by a name of the metadata where its own label is unknown', () => {
    expect(target({ station: 'SPO-1', aliases: ['SI0001', 'Old mill'] })).toMatchObject({ location: mill });
  });

  it('is unknown: the operator reads the label of the file', () => {
    expect(target({ station: 'SPO-1', aliases: ['SI0001'] })).toBe(
      'the station "SPO-1" is not in the database: add it, or name one with --station',
    );
    expect(target({ station: '–' })).toContain('"–"');
  });

  it('is not stated, and is asked for', () => {
    expect(target({ station: undefined })).toBe('the file names no station: name one with --station');
  });

  it('is the one that the operator names for the label, for one of its other names, or for the whole file', () => {
    const stations = new Map([
      ['8554', 'Old mill'],
      ['', 'quay'],
    ]);
    expect(target({ station: '8554' }, { stations })).toMatchObject({ location: mill });
    expect(target({ station: 'SPO-1', aliases: ['8554'] }, { stations })).toMatchObject({ location: mill });
    expect(target({ station: '9000' }, { stations })).toMatchObject({ location: quay });
    expect(target({ station: undefined }, { stations })).toMatchObject({ location: quay });
  });

  it('that the operator names may be unknown: the label of the file is then not tried', () => {
    expect(target({ station: 'quay' }, { stations: new Map([['quay', 'nowhere']]) })).toBe(
      'the station "nowhere" is not in the database',
    );
  });

  it('is refused if two stations have such a name, unless an id or the exact name decides', () => {
    const twins = { ...network, locations: [mill, { ...quay, id: 'mill2', name: 'Old Mill' }] };
    expect(() => target({ station: 'OLD MILL' }, {}, twins)).toThrow('Several stations are named "OLD MILL"');
    const same = { ...network, locations: [mill, { ...quay, name: 'Old mill' }] };
    expect(() => target({ station: 'Old mill' }, {}, same)).toThrow('Several stations are named "Old mill"');
    expect(target({ station: 'Old Mill' }, {}, twins)).toMatchObject({ location: { id: 'mill2' } });
    expect(target({ station: 'mill2' }, {}, twins)).toMatchObject({ location: { id: 'mill2' } });
  });
});

describe('a column that the operator maps', () => {
  it('goes to the series of the key', () => {
    expect(target({ station: undefined, parameter: 'x' }, { mapped: new Map([['Dust', 'quay_pm10']]) })).toEqual({
      location: quay,
      parameter: pm10,
      series: quayPm10,
    });
  });

  it('goes to that series also if it is not the first of its station and parameter', () => {
    const millNo2 = { ...quayPm10, id: 2, key: 'mill_no2', locationId: 'mill', parameterCode: 'NO2' };
    const larger = { ...network, series: [quayPm10, millNo2] };
    expect(target({}, { mapped: new Map([['Dust', 'mill_no2']]) }, larger)).toEqual({
      location: mill,
      parameter: no2,
      series: millNo2,
    });
  });

  it('may be named with its station, which is stronger', () => {
    const mapped = new Map([
      ['Dust', ''],
      ['quay/Dust', 'quay_pm10'],
      ['/Dust', 'NO2'],
    ]);
    expect(target({}, { mapped })).toMatchObject({ series: quayPm10 });
    expect(target({ station: 'mill' }, { mapped })).toBeUndefined();
    expect(target({ station: undefined }, { mapped, stations: new Map([['', 'mill']]) })).toMatchObject({
      location: mill,
      parameter: no2,
    });
  });

  it('is left out with an empty key', () => {
    expect(target({}, { mapped: new Map([['Dust', '']]) })).toBeUndefined();
  });

  it('may name the code of its parameter', () => {
    expect(target({ parameter: 'x' }, { mapped: new Map([['Dust', 'PM10']]) })).toMatchObject({ series: quayPm10 });
  });

  it('is refused for a key that no series has', () => {
    expect(() => target({}, { mapped: new Map([['Dust', 'quay_dust']]) })).toThrow('There is no series "quay_dust"');
  });
});
