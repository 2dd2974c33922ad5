import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reservedCodes } from './definition.ts';
import { nearest } from './nearest.ts';
import { readNetworkFile } from './networkFile.ts';
import { otherLanguages } from './otherLanguages.ts';

const faultsOf = (source: string): string[] => {
  const read = readNetworkFile('n.yaml', source);
  return 'faults' in read ? read.faults.split('\n') : [];
};

const station = (fields: string): string => `clients:
  - code: PORT
    name: Port of Koper
    stations:
      - {name: Quay 7, latitude: 45.55, longitude: 13.73${fields}}
`;

describe('a file of a network', () => {
  it('needs a client, and of a station its name and position', () => {
    const read = readNetworkFile(
      'n.yaml',
      station(', interval: PT1H, series: [PM10, {parameter: NO2, interval: PT15M}]'),
    );
    if ('faults' in read) throw new Error(read.faults);
    expect(read.definition.clients[0]!.stations[0]).toEqual({
      name: 'Quay 7',
      latitude: 45.55,
      longitude: 13.73,
      interval: 'PT1H',
      instruments: [],
      series: [{ parameter: 'PM10' }, { parameter: 'NO2', interval: 'PT15M' }],
    });
  });

  it('has names of one line', () => {
    const read = readNetworkFile('n.yaml', station('').replace('Quay 7', '"Quay\\n7\\tsouth"'));
    if ('faults' in read) throw new Error(read.faults);
    expect(read.definition.clients[0]!.stations[0]!.name).toBe('Quay 7 south');
  });

  it('may be JSON, or empty', () => {
    expect(faultsOf('{"clients": [{"code": "PORT", "name": "Port"}]}')).toEqual([]);
    expect(faultsOf('')).toEqual([]);
  });

  it.each([
    [', timeZone: Europe/Lubljana', 'timeZone "Europe/Lubljana" is no time zone; did you mean "Europe/Ljubljana"?'],
    [', timeZone: "+01:00"', 'timeZone "+01:00" is no time zone'],
    [
      ', interval: PT2H',
      'interval is to be one of PT1M, PT5M, PT10M, PT15M, PT30M, PT1H, PT3H, P1D, not "PT2H"; did you mean "PT1H"?',
    ],
    [', altitude: high', 'altitude is to be a number, not "high"'],
    [', noiseZone: 5', 'noiseZone is to be at most 4, not 5'],
    [', deliveryDelay: 5 min', 'deliveryDelay is to be a duration such as PT10M, not "5 min"'],
    [', id: quay 7', 'id is to be of letters, digits, "-", "_" and ".", not "quay 7"'],
    [', alttitude: 3', 'alttitude is not known here; did you mean "altitude"?'],
    [', operatingSince: 1.3.2020', 'operatingSince is to be a date such as 2026-11-25, not "1.3.2020"'],
    [', series: PM10', 'series is to be a list, not "PM10"'],
  ])('%s: %s', (fields, fault) => {
    const faults = faultsOf(station(fields));
    expect(faults).toEqual([expect.stringContaining(fault)]);
    expect(faults[0]).toMatch(/^n\.yaml:5:\d+: /);
  });

  it('names line and column of each fault, in the order of the file', () => {
    expect(
      faultsOf(`clients:
  - code: api
    stations:
      - name: Quay 7
        latitude: 145.5
`),
    ).toEqual([
      'n.yaml:2:5: name is missing',
      'n.yaml:2:11: code "api" is a name that the portal uses in its own addresses',
      'n.yaml:4:9: longitude is missing',
      'n.yaml:5:19: latitude is to be at most 90, not 145.5',
    ]);
    expect(faultsOf('clients:\n  - code: [\n')[0]).toMatch(/^n\.yaml:3:1: /);
    expect(faultsOf('clients: a\nclients: b\n')[0]).toMatch(/^n\.yaml:2:1: Map keys must be unique/);
  });

  it('may have texts in any language, and names those that the portal does not have', () => {
    const read = readNetworkFile(
      'n.yaml',
      `clients:
  - code: PORT
    name: Port of Koper
    sitePlan: { picture: si.svg, description: { en: The quays, si: Pomoli } }
parameters:
  - code: HCl
    name:
      en: Hydrogen chloride
      sl: Vodikov klorid
      hr: Klorovodik
    unit: µg/m³
    category: pollution
    quantity: concentration
`,
    );
    if ('faults' in read) throw new Error(read.faults);
    const note = 'is none of the languages of the portal (en, sl, de); the portal does not show this text';
    expect(read.describe(otherLanguages(read.definition)).split('\n')).toEqual([
      `n.yaml:4:68: si ${note}`,
      `n.yaml:10:11: hr ${note}`,
    ]);
  });

  it('reserves the codes that the database refuses', () => {
    const migration = readFileSync(
      join(import.meta.dirname, '../db/migrations/0022_reserved_client_codes.sql'),
      'utf8',
    );
    expect([...migration.matchAll(/'([^']+)'/g)].map(([, code]) => code)).toEqual(reservedCodes);
  });
});

it('finds the word that was meant', () => {
  const codes = ['PM10', 'PM2.5', 'NO2', 'NO', 'LAeq'];
  expect(['pm-10', 'PM25', 'LEaq', 'temperature', 'NO3'].map((word) => nearest(word, codes))).toEqual([
    'PM10',
    'PM2.5',
    'LAeq',
    undefined,
    'NO2',
  ]);
});
