import { describe, expect, test } from 'vitest';
import { readAnswer } from './readAnswer.ts';

const zone = 'Europe/Ljubljana';
const core = { id: 'a', name: 'Center', latitude: 46.05, longitude: 14.5, warning: { color: '#E3B505' } };

const read = (method: string, path: string, data: unknown) => readAnswer(method, path, structuredClone(data), zone);
const locations = (...items: unknown[]) => read('GET', '/api/locations/map', items);
const location = (fields: object) => {
  const answer = locations({ ...core, ...fields });
  return 'data' in answer ? (answer.data as Record<string, unknown>[])[0] : answer;
};

test('a station of the core gets the defaults of the contract', () => {
  expect(locations(core)).toEqual({
    data: [{ ...core, categories: [], latest: [], timeZone: zone, isTimeZoneAssumed: true }],
    leftOut: [],
  });
});

test('null in an optional field is the same as no field', () => {
  const nulls = { state: null, latestAt: null, means: null, categories: null, latest: null, timeZone: null };
  expect(location(nulls)).toEqual(location({}));
  expect(location({ warning: { color: 'red', level: null, label: null } })).toMatchObject({
    warning: { color: 'red' },
  });
});

test('a text in a language that the contract does not name stays, and null is the same as none', () => {
  const alert = { id: 'a', clientId: 'c', from: '2026-12-01T07:00:00Z', message: { en: 'No values.' } };
  const answer = read('GET', '/api/maintenanceAlerts/{id}', {
    ...alert,
    title: { en: 'Service', sl: null, hr: 'Servis' },
  });
  expect(answer).toMatchObject({ data: { title: { en: 'Service', hr: 'Servis' } } });
  expect(answer).not.toHaveProperty('data.title.sl');
});

/** A report of one station without limits. */
const report = {
  locationId: 'a',
  name: 'Center',
  timeZone: 'Etc/GMT-1',
  from: '2026-01-01T00:00:00Z',
  to: '2027-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  requiredCoverage: 75,
  parameters: [],
  limits: [],
  traffic: [],
  maintenance: [],
};

test.each([
  ['absent', {}, 'Etc/GMT-1'],
  ['null', { civilTimeZone: null }, 'Etc/GMT-1'],
  ['unknown', { civilTimeZone: 'CEST/Ljubljana' }, 'Etc/GMT-1'],
  ['known', { civilTimeZone: zone }, zone],
])('a second time zone of a report that is %s', (_, given, civilTimeZone) => {
  const answer = read('GET', '/api/reports/statistics', { period: '2026', stations: [{ ...report, ...given }] });
  expect(answer).toEqual({ data: { period: '2026', stations: [{ ...report, civilTimeZone }] }, leftOut: [] });
});

test('null that has a meaning stays', () => {
  const query = { mean: null, years: [] };
  const limit = { seriesId: 's', parameter: 'O3', name: 'Ozone', unit: '', decimals: 1, coverage: 1 };
  const reference = { regime: 'eu2008', kind: 'target', averaging: 'P1D', value: 1, unit: '', label: '' };
  const station = {
    ...report,
    limits: [{ ...limit, reference, requiredCoverage: 1, threeYears: query }],
  };
  const answer = read('GET', '/api/reports/statistics', { period: '2026', stations: [station] });
  expect(answer).toMatchObject({ data: { stations: [{ limits: [{ threeYears: { mean: null } }] }] } });
});

describe('other ways of writing the same', () => {
  test.each([
    ['an id as a number', { id: 7 }, { id: '7' }],
    ['a position as text', { latitude: '46.05' }, { latitude: 46.05 }],
    ['a time without offset', { latestAt: '2026-11-20T12:00:00' }, { latestAt: '2026-11-20T12:00:00Z' }],
    ['a time with an offset', { latestAt: '2026-11-20T12:00:00+01:00' }, { latestAt: '2026-11-20T12:00:00+01:00' }],
    ['a time with a blank', { latestAt: '2026-11-20 12:00:00' }, { latestAt: '2026-11-20T12:00:00Z' }],
    ['a time with a small z', { latestAt: '2026-11-20t12:00:00z' }, { latestAt: '2026-11-20T12:00:00Z' }],
    ['an offset of hours', { latestAt: '2026-11-20 12:00:00.5+02' }, { latestAt: '2026-11-20T12:00:00.5+02:00' }],
    ['an offset without colon', { latestAt: '2026-11-20T12:00:00-0330' }, { latestAt: '2026-11-20T12:00:00-03:30' }],
    ['a time in milliseconds', { latestAt: 0 }, { latestAt: '1970-01-01T00:00:00.000Z' }],
    ['an enumerated text in capitals', { state: 'OFFLINE' }, { state: 'offline' }],
    ['one item in place of a list', { categories: 'noise' }, { categories: ['noise'] }],
    ['an unknown item of a list', { categories: ['noise', 'odour'] }, { categories: ['noise'] }],
  ])('%s', (_, given, expected) => expect(location(given)).toMatchObject(expected));

  test.each([
    ['true', true],
    ['False', false],
    [1, true],
    [0, false],
  ])('a boolean as %j', (given, isPublic) => {
    const clients = read('GET', '/api/clients/get', [{ id: 1, code: 'A', isPublic: given }]);
    expect(clients).toMatchObject({ data: [{ id: '1', code: 'A', isPublic, name: 'A' }] });
  });

  test('a single role of a user', () => {
    const user = read('GET', '/api/Account/users/me', { id: 1, userName: 'ana', roles: 'administrator' });
    expect(user).toMatchObject({ data: { roles: ['administrator'], isEnabled: true, createdByPlatform: 'portal' } });
  });

  test('a text without JSON around it', () => {
    const text = read('GET', '/api/staticFiles/{name}', '# Classes');
    expect(text).toMatchObject({ data: { body: '# Classes', format: 'markdown' } });
  });
});

test.each(['Central European Standard Time', '', 'CEST/Ljubljana', 2, null])(
  'the time zone %j is replaced and marked',
  (timeZone) => expect(location({ timeZone })).toMatchObject({ timeZone: zone, isTimeZoneAssumed: true }),
);

test('a known time zone stays as it is', () => {
  const known = location({ timeZone: 'Asia/Tokyo' });
  expect(known).toMatchObject({ timeZone: 'Asia/Tokyo' });
  expect(known).not.toHaveProperty('isTimeZoneAssumed');
});

test('one bad station never removes the good ones', () => {
  const answer = locations(core, { ...core, name: {} }, null, { ...core, id: 'b' });
  expect(answer).toMatchObject({
    data: [{ id: 'a' }, { id: 'b' }],
    leftOut: [
      { operation: 'listLocations', pointer: '/1/name' },
      { operation: 'listLocations', pointer: '/2' },
    ],
  });
});

test('an optional field that does not fit is absent', () => {
  expect(location({ latestAt: 1e18 })).toEqual(location({}));
  const bad = location({ state: 'resting', latestAt: 'yesterday', means: { PM10: 3 }, latest: [{ value: 3 }] });
  expect(bad).toEqual(location({}));
  expect(location({ latitude: 'north' })).not.toHaveProperty('latitude');
  const swapped = location({ latitude: 139.7, longitude: 35.66 });
  expect(swapped).toMatchObject({ id: 'a', longitude: 35.66 });
  expect(swapped).not.toHaveProperty('latitude');
  expect(location({ longitude: '-180.1' })).not.toHaveProperty('longitude');
  expect(location({ latitude: -90, longitude: 180 })).toMatchObject({ latitude: -90, longitude: 180 });
});

test('a missing required field is named for the operator', () => {
  const { id, latitude, longitude, warning } = core;
  const nameless = { id, latitude, longitude, warning };
  expect(read('GET', '/api/locations/location', nameless)).toEqual({
    misfit: { operation: 'getLocation', pointer: '/name' },
  });
  expect(read('GET', '/api/locations/location', { ...core, warning: {} })).toEqual({
    misfit: { operation: 'getLocation', pointer: '/warning/color' },
  });
});

describe('empty answers', () => {
  test.each([undefined, null, ''])('%j is an empty list', (data) => {
    expect(read('GET', '/api/locations/map', data)).toEqual({ data: [], leftOut: [] });
  });
  test('a read of one item needs an answer', () => {
    expect(read('GET', '/api/locations/location', undefined)).toEqual({
      misfit: { operation: 'getLocation', pointer: '' },
    });
  });
  test.each([undefined, 'OK', true])('%j confirms a change', (data) => {
    expect(read('PUT', '/api/Account/users/{id}', data)).toEqual({ data: undefined, leftOut: [] });
  });
});

test('the answer to a change keeps what fits', () => {
  const token = { access_token: 'a', expires_in: 'soon' };
  expect(read('POST', '/connect/token', token)).toEqual({ data: { access_token: 'a' }, leftOut: [] });
});

test('values keep their places', () => {
  const series = { id: 's', start: '2026-11-20T00:00:00Z', step: 'PT1H', values: ['1.5', null, 2] };
  const answer = read('GET', '/api/dataseries/getData', { series: [series] });
  expect(answer).toMatchObject({ data: { series: [{ values: [1.5, null, 2] }] } });
  const broken = read('GET', '/api/dataseries/getData', { series: [{ ...series, values: [1, 'x', 2] }] });
  expect(broken).toMatchObject({ leftOut: [{ operation: 'getData', pointer: '/series/0/values/1' }] });
});
