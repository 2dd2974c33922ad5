import type { NetworkStation } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, stationOf } from './stationDraft.ts';

const quay: NetworkStation = {
  id: 'quay',
  name: 'Quay 7',
  latitude: 45.55,
  longitude: 13.73,
  altitude: 3,
  area: 'urban',
  site: 'industrial',
  timeZone: 'Europe/Ljubljana',
  dayBoundary: 'utcPlus1',
  deliveryDelay: 600,
  instruments: [],
  series: [],
};

test('a station that is read and sent back keeps all its fields', () => {
  const others = { id: 'quay', instruments: [], series: [] };
  expect({ ...others, ...stationOf(draftOf(quay)) }).toEqual({ ...quay, noiseZone: null, operatingSince: null });
  const complete = { ...quay, noiseZone: 3, operatingSince: '2024-05-01' };
  expect(stationOf(draftOf(complete))).toMatchObject({ noiseZone: 3, operatingSince: '2024-05-01' });
});

test('a new station has the time zone, the days and the delay of the first of its client', () => {
  expect(emptyDraft([quay])).toMatchObject({
    timeZone: 'Europe/Ljubljana',
    dayBoundary: 'utcPlus1',
    deliveryDelay: 10,
    latitude: null,
  });
  expect(emptyDraft([]).timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a station without a name or a place is not sent', () => {
  const draft = draftOf(quay);
  expect(stationOf({ ...draft, name: '  ' })).toBeNull();
  expect(stationOf({ ...draft, latitude: null })).toBeNull();
  expect(stationOf({ ...draft, longitude: null })).toBeNull();
  expect(stationOf({ ...draft, altitude: null, deliveryDelay: null })).toMatchObject({ altitude: 0, deliveryDelay: 0 });
});
