import type { NetworkFile } from '../src/network/definition.ts';

/** All fields, none of them empty. */
type Filled<T> = { [Field in keyof T]-?: NonNullable<T[Field]> };
type FileClient = NetworkFile['clients'][number];
type FileStation = FileClient['stations'][number];

const instrument: Filled<FileStation['instruments'][number]> = {
  id: 'apda',
  maker: 'Horiba',
  model: 'APDA-372',
  principle: { en: 'Light scattering', hr: 'Raspršenje svjetlosti' },
  serialNumber: 'A 17',
  inletHeight: 3.5,
  operatingSince: '2021-02-01',
  lastCalibration: '2026-01-15',
};
const series: Filled<FileStation['series'][number]> = {
  parameter: 'PM10',
  id: 'kiln_dust',
  interval: 'PT15M',
  instrument: 'apda',
};
/** The interval of a station is the one of its series. */
const station: Filled<Omit<FileStation, 'interval'>> = {
  id: 'kiln',
  name: 'Kiln',
  latitude: 46.1,
  longitude: 15.2,
  altitude: 240,
  area: 'rural',
  site: 'industrial',
  timeZone: 'Europe/Zagreb',
  dayBoundary: 'utcPlus1',
  noiseZone: 4,
  deliveryDelay: 600,
  operatingSince: '2021-01-01',
  planPosition: [0.25, 0.5],
  instruments: [instrument],
  series: [series],
};
const person = { email: 'ana@works.example', name: 'Ana', userName: 'ana', jobTitle: 'Chemist', phoneNumber: '+386 1' };
const user: Filled<FileClient['users'][number]> = { ...person, roles: ['PortalKeyUser'] };
/** Pictures are not shown. */
const client: Filled<Omit<FileClient, 'logo' | 'sitePlan'>> = {
  id: 'cli_works',
  code: 'WORKS',
  name: 'Works',
  public: true,
  accentColor: '#123456',
  stations: [station],
  users: [user],
};
const parameter: Filled<NetworkFile['parameters'][number]> = {
  code: 'UFP',
  name: { en: 'Ultrafine particles', hr: 'Ultrafine čestice' },
  unit: '1/cm³',
  decimals: 0,
  category: 'pollution',
  quantity: 'count',
  aggregator: 'maximum',
  detectionLimit: 2,
};
const limit: Filled<NetworkFile['limits'][number]> = {
  parameter: 'UFP',
  regime: 'si',
  kind: 'guideline',
  averaging: 'PT1H',
  noiseZone: 2,
  value: 20_000,
  allowedExceedances: 3,
  label: { en: 'Ours', hr: 'Naša' },
};
/** A network file with all fields. Interval and time zone of a file are those of its stations. */
export const filled: Filled<Omit<NetworkFile, 'interval' | 'timeZone'>> = {
  clients: [client],
  administrators: [{ ...person, email: 'eva@works.example', userName: 'eva' }],
  parameters: [parameter],
  limits: [limit],
};
