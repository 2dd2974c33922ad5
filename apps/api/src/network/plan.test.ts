import { describe, expect, it } from 'vitest';
import { quayPm10 } from '../../test/importFixture.ts';
import type { AppUser, Client, Location, Parameter } from '../db/schema.ts';
import { faultsOfObjects } from './checkObjects.ts';
import { planText } from './describe.ts';
import { readNetworkFile } from './networkFile.ts';
import { objectsOf } from './objects.ts';
import { type Change, planChanges } from './plan.ts';
import { networkText } from './show.ts';
import type { NetworkState } from './state.ts';

const parameter = (code: string, origin: 'standard' | 'operator' = 'standard'): Parameter => ({
  code,
  category: 'pollution',
  name: { en: code },
  unit: 'µg/m³',
  decimals: 1,
  quantity: 'concentration',
  aggregator: 'mean',
  detectionLimit: null,
  sortOrder: 0,
  origin,
});
const empty: NetworkState = {
  clients: [],
  logos: [],
  sitePlans: [],
  locations: [],
  instruments: [],
  series: [],
  parameters: [parameter('PM10'), parameter('NO2')],
  limits: [],
  users: [],
};
const quay: Location = {
  id: 'quay',
  clientId: 'port',
  name: 'Quay 7',
  latitude: 45.55,
  longitude: 13.73,
  altitude: 0,
  area: 'urban',
  site: 'background',
  timeZone: 'Europe/Ljubljana',
  dayBoundary: 'civil',
  noiseZone: null,
  deliveryDelaySeconds: 0,
  operatingSince: null,
  planPosition: null,
};
const port: Client = { id: 'port', code: 'PORT', name: 'Port of Koper', isPublic: true, accentColor: null };
const known: NetworkState = {
  ...empty,
  clients: [port],
  locations: [quay],
  series: [{ ...quayPm10, isMeasured: true }],
};

/** The plan as text, or its faults. */
function planOf(
  source: string,
  state: NetworkState,
  options = { prune: false, removeMeasurements: false },
  isWhole = false,
): string {
  const file = readNetworkFile('n.yaml', source);
  if ('faults' in file) throw new Error(file.faults);
  const wanted = objectsOf(file.definition, state);
  const faults = faultsOfObjects(wanted, file.definition, state, options);
  return faults.length > 0 ? file.describe(faults) : planText(planChanges(wanted, state, options), isWhole);
}

const file = (stations: string, client = ''): string => `timeZone: Europe/Ljubljana
clients:
  - code: PORT
    name: Port of Koper${client}
    stations: ${stations}
`;

describe('the plan', () => {
  it('adds everything to an empty database, with defaults', () => {
    const source = file('[{name: Trg svobode 7, latitude: 45.5, longitude: 13.7, interval: PT10M, series: [PM10]}]');
    expect(planOf(source, empty)).toBe(`+ client PORT
    id: port
    name: Port of Koper
    public: false
+ station PORT/trg-svobode-7
    id: trg-svobode-7
    name: Trg svobode 7
    latitude: 45.5
    longitude: 13.7
    altitude: 0
    area: urban
    site: background
    timeZone: Europe/Ljubljana
    dayBoundary: civil
    deliveryDelay: 0 s
+ series PORT/trg-svobode-7/PM10
    interval: PT10M
    id: trg-svobode-7_pm10

3 to add, 0 to change, 0 to remove.`);
  });

  describe('of more than 50 lines', () => {
    const stations = Array.from({ length: 3000 }, (_, index) => ({
      name: `Station ${index}`,
      latitude: 45.5,
      longitude: 13.7,
      interval: 'PT1H',
      series: ['PM10', 'NO2'],
    }));
    const source = file(JSON.stringify(stations));

    it('has the first lines, and the number of the others by kind', () => {
      const lines = planOf(source, empty).split('\n');
      expect(lines.length).toBeLessThan(60);
      expect(lines.slice(0, 5)).toEqual([
        '+ client PORT',
        '    id: port',
        '    name: Port of Koper',
        '    public: false',
        '+ station PORT/station-0',
      ]);
      expect(lines.slice(-5)).toEqual([
        '… and 8996 more (--all prints them):',
        '    + station: 2996',
        '    + series: 6000',
        '',
        '9001 to add, 0 to change, 0 to remove.',
      ]);
    });

    it('is printed whole on request', () => {
      const lines = planOf(source, empty, { prune: false, removeMeasurements: false }, true).split('\n');
      expect(lines.filter((line) => line.startsWith('+ '))).toHaveLength(9001);
    });

    it('counts the series that are removed with their measurements', () => {
      const change: Change = {
        action: 'remove',
        kind: 'series',
        label: 'PORT/quay/PM10',
        row: undefined,
        fields: [],
        values: {},
        removesMeasurements: true,
      };
      const lines = planText(Array.from({ length: 70 }, () => change)).split('\n');
      expect(lines[0]).toBe('- series PORT/quay/PM10 (with its measurements)');
      expect(lines.slice(-5)).toEqual([
        '… and 20 more (--all prints them):',
        '    - series: 20',
        '    with their measurements: 20',
        '',
        '0 to add, 0 to change, 70 to remove.',
      ]);
    });
  });

  it('keeps what the file does not state, and shows old and new values', () => {
    const source = file(
      '[{id: quay, name: Quay 8, latitude: 45.55, longitude: 13.73, deliveryDelay: PT10M}]',
      '\n    accentColor: "#0b5c91"',
    );
    expect(planOf(source, known)).toBe(`~ client PORT
    accentColor: none → #0b5c91
~ station PORT/quay
    name: Quay 7 → Quay 8
    deliveryDelay: 0 s → 600 s

0 to add, 2 to change, 0 to remove.`);
  });

  it('removes only with --prune, and finds a station without id by its name', () => {
    const source = file('[{name: Quay 7, latitude: 45.55, longitude: 13.73}]');
    expect(planOf(source, known)).toBe('Nothing changes: the database is as the file says.');
    const all = { prune: true, removeMeasurements: true };
    expect(planOf(source, known, all)).toContain('- series PORT/quay/PM10 (with its measurements)');
    const user = { id: 'u', email: 'ana@port.example', clientId: 'port', roles: ['ClientUser'] } as AppUser;
    const other = { ...user, email: 'admin@port.example', clientId: null, roles: ['administrator'] };
    expect(planOf('clients: []', { ...known, users: [user, other] }, all)).toBe(`- user ana@port.example
- series PORT/quay/PM10 (with its measurements)
- station PORT/quay
- client PORT

0 to add, 0 to change, 4 to remove.`);
  });

  it('changes the interval of a measured series only with its measurements', () => {
    const source = file(
      '[{id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, series: [{parameter: PM10, interval: PT15M}]}]',
    );
    expect(planOf(source, known)).toContain('interval cannot change from PT1H: the series has measurements.');
    expect(planOf(source, known, { prune: false, removeMeasurements: true })).toContain(
      '~ series PORT/quay/PM10 (with its measurements)\n    interval: PT1H → PT15M',
    );
  });

  it('refuses another unit of a measured parameter, but not another spelling', () => {
    const stations = '[{id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, interval: PT1H, series: [PM10]}]';
    const own = (unit: string): string => `parameters:
  - {code: PM10, name: Dust, unit: ${unit}, category: pollution, quantity: concentration}
${file(stations)}`;
    const refused = 'unit cannot change from µg/m³: the parameter has measurements';
    expect(planOf(own('mg/m³'), known)).toContain(`n.yaml:2:36: ${refused}`);
    expect(planOf(own('mg/m³'), known, { prune: false, removeMeasurements: true })).toContain(refused);
    expect(planOf(own('ug/m3'), known)).toContain('unit: µg/m³ → ug/m3');
    expect(planOf(own('mg/m³'), { ...known, series: [{ ...quayPm10, isMeasured: false }] })).toContain(
      'unit: µg/m³ → mg/m³',
    );
    // Its series goes, too.
    const without = own('mg/m³').replace('series: [PM10]', 'series: [NO2]');
    expect(planOf(without, known, { prune: true, removeMeasurements: true })).toContain('unit: µg/m³ → mg/m³');
  });

  it('refuses to return a measured parameter to a standard with another unit', () => {
    const state = { ...known, parameters: [{ ...parameter('PM10', 'operator'), unit: 'mg/m³' }, parameter('NO2')] };
    const stations = '[{id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, interval: PT1H, series: [PM10]}]';
    expect(planOf(file(stations), state, { prune: true, removeMeasurements: false })).toContain(
      'parameter has measurements in mg/m³, and the unit of the standard is µg/m³: keep the own parameter in the file',
    );
    expect(planOf(file(stations), state)).not.toContain('measurements');
  });

  it('takes over a standard parameter, and its own ones can be used at once', () => {
    const own = `parameters:
  - {code: PM10, name: {en: Dust, sl: Prah, de: Staub}, unit: µg/m³, category: pollution, quantity: concentration}
  - {code: UFP, name: Ultrafine particles, unit: 1/cm³, category: pollution, quantity: count}
`;
    const source =
      own + file('[{id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, interval: PT1H, series: [UFP]}]');
    const text = planOf(source, known);
    expect(text).toContain(
      '~ parameter PM10\n    name: PM10 → Dust (sl: Prah, de: Staub)\n    origin: standard → operator',
    );
    expect(text).toContain('+ parameter UFP\n    name: Ultrafine particles');
    expect(text).toContain('+ series PORT/quay/UFP');
  });
});

it('names repeated and unknown things with their line', () => {
  const stations = `
      - {id: quay, name: Quay 7, latitude: 45, longitude: 13, series: [PM-10, NO2]}
      - {id: quay, name: Quay 8, latitude: 45, longitude: 13, interval: PT1H, series: [PM10, {parameter: NO2, instrument: x}]}`;
  expect(planOf(file(stations), empty).split('\n')).toEqual([
    'n.yaml:6:72: parameter "PM-10" is not known; did you mean "PM10"?',
    'n.yaml:6:72: interval is missing; state it for the series, its station or the whole file, for example PT1H',
    'n.yaml:6:79: interval is missing; state it for the series, its station or the whole file, for example PT1H',
    'n.yaml:7:14: id "quay" belongs to two stations; give each an id',
    'n.yaml:7:106: parameter is there twice: PORT/quay/NO2',
    'n.yaml:7:123: instrument "x" is no instrument of this station',
  ]);
});

it.each(['yaml', 'json'] as const)('shows the network as a file that changes nothing, in %s', (format) => {
  const instrument = {
    id: 'apda',
    locationId: 'quay',
    maker: 'Horiba',
    model: 'APDA-371',
    principle: { en: 'Beta attenuation', sl: 'Absorpcija žarkov beta' },
    serialNumber: null,
    inletHeight: 3.5,
    operatingSince: '2020-03-01',
    lastCalibration: null,
  };
  const state: NetworkState = {
    ...known,
    parameters: [...known.parameters, { ...parameter('UFP', 'operator'), decimals: 0, detectionLimit: 0.5 }],
    locations: [{ ...quay, noiseZone: 3, deliveryDelaySeconds: 600, dayBoundary: 'utcPlus1' }],
    instruments: [instrument],
    series: [{ ...quayPm10, instrumentId: 'apda', isMeasured: true }],
    limits: [
      {
        id: 7,
        parameterCode: 'PM10',
        regime: 'si',
        kind: 'limit',
        averaging: 'P1D',
        value: 45,
        allowedExceedances: 18,
        noiseZone: null,
        label: { en: 'Limit of the town', sl: 'Mejna vrednost občine' },
        origin: 'operator',
      },
    ],
  };
  const shown = networkText(state, format);
  const options = { prune: true, removeMeasurements: false };
  expect(planOf(shown, state, options)).toBe('Nothing changes: the database is as the file says.');
  expect(planOf(shown, { ...empty, parameters: [parameter('PM10')] })).toContain('6 to add, 0 to change');
});
