import type { Network, NetworkChange } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { withSaved } from './savedNetwork.ts';

const place = {
  latitude: 45.55,
  longitude: 13.73,
  altitude: 3,
  area: 'urban',
  site: 'traffic',
  timeZone: 'Europe/Ljubljana',
  dayBoundary: 'civil',
  deliveryDelay: 0,
} as const;
const instrument = { id: 'apda', maker: 'HORIBA', model: 'APDA-372', principle: { en: 'scattering' }, inletHeight: 3 };
const quay = {
  ...place,
  id: 'quay',
  name: 'Quay',
  operatingSince: '2021-02-01',
  instruments: [instrument],
  series: [{ id: 'quay_pm10', parameter: 'PM10', interval: 'PT1H' as const, instrument: 'apda', isMeasured: true }],
};
const sitePlan = { url: 'plan', width: 8, height: 6, description: { en: 'The works' } };
const port = { id: 'port', code: 'PORT', name: 'Port', public: true, hasLogo: true, sitePlan, stations: [quay] };
const works = { id: 'works', code: 'WORKS', name: 'Works', public: false, hasLogo: false, stations: [] };
const network: Network = { clients: [port, works], parameters: [] };

const after = (body: NetworkChange, ...changes: { kind: string; id: string; label: string }[]) =>
  withSaved(network, { body, changes }).clients;
const onQuay = (fields: object) => ({
  clients: [{ id: 'port', mustExist: true, stations: [{ id: 'quay', mustExist: true, ...fields }] }],
});

test('fields that were sent replace the stored ones, null clears them, and the rest stays', () => {
  expect(after(onQuay({ name: 'Quay 7', operatingSince: null }))).toEqual([
    { ...port, stations: [{ ...quay, name: 'Quay 7', operatingSince: undefined }] },
    works,
  ]);
  const [described] = after({ clients: [{ id: 'port', sitePlan: { description: { en: 'The port' } } }] });
  expect(described!.sitePlan).toEqual({ ...sitePlan, description: { en: 'The port' } });
  expect(described!.hasLogo).toBe(true);
});

test('what was added is complete', () => {
  const pier = { ...place, id: 'pier', name: 'Pier' };
  expect(after({ clients: [{ id: 'works', stations: [pier] }] })[1]!.stations).toEqual([
    { ...pier, instruments: [], series: [] },
  ]);
  const client = { id: 'new', code: 'NEW', name: 'New', public: false, accentColor: null };
  expect(after({ clients: [client] })[2]).toEqual({ ...works, id: 'new', code: 'NEW', name: 'New' });
  const [changed] = after(onQuay({ series: [{ parameter: 'NO2', interval: 'PT1H', instrument: null }] }), {
    kind: 'series',
    id: 'quay_no2',
    label: 'PORT/quay/NO2',
  });
  expect(changed!.stations[0]!.series).toEqual([
    ...quay.series,
    { id: 'quay_no2', parameter: 'NO2', interval: 'PT1H', isMeasured: false },
  ]);
});

test('what was removed is gone with its parts', () => {
  expect(after({ remove: [{ kind: 'client', id: 'port' }] })).toEqual([works]);
  expect(after({ remove: [{ kind: 'station', id: 'quay' }] })[0]!.stations).toEqual([]);
  const remove = [
    { kind: 'instrument', id: 'apda' },
    { kind: 'series', id: 'quay_pm10' },
  ] as const;
  expect(after({ remove: [...remove] })[0]!.stations[0]).toMatchObject({ instruments: [], series: [] });
});
