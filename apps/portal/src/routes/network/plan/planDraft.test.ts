import type { NetworkClient } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { draftOfPlan, freePosition, planChangeOf } from './planDraft.ts';

const station = (id: string, planPosition?: number[]): NetworkClient['stations'][number] => ({
  id,
  name: id,
  latitude: 46,
  longitude: 15,
  altitude: 0,
  area: 'urban',
  site: 'industrial',
  timeZone: 'UTC',
  dayBoundary: 'civil',
  deliveryDelay: 0,
  instruments: [],
  series: [],
  ...(planPosition && { planPosition }),
});
const client: NetworkClient = {
  id: 'works',
  code: 'WORKS',
  name: 'Works',
  public: true,
  hasLogo: false,
  sitePlan: { url: 'plan', width: 16, height: 10, description: { en: 'Kiln', sl: 'Peč', hr: 'Peć' } },
  stations: [station('kiln', [0.25, 0.5]), station('quay'), station('gate', [0.75, 0.75])],
};

test('only a changed description and the stations that are elsewhere are sent', () => {
  const loaded = draftOfPlan(client);
  const same = { id: 'works', mustExist: true, stations: [] };
  expect(loaded.description).toEqual({ en: 'Kiln', sl: 'Peč', de: '', hr: 'Peć' });
  expect(planChangeOf(client, loaded, loaded)).toEqual(same);
  const described = { ...loaded, description: { ...loaded.description, de: 'Ofen' } };
  expect(planChangeOf(client, loaded, described)).toEqual({
    ...same,
    sitePlan: { description: { en: 'Kiln', sl: 'Peč', de: 'Ofen', hr: 'Peć' } },
  });
  const moved = { ...loaded, positions: { ...loaded.positions, kiln: null, quay: [0.1, 0.2] as const } };
  expect(planChangeOf(client, loaded, moved)?.stations).toEqual([
    { id: 'kiln', mustExist: true, planPosition: null },
    { id: 'quay', mustExist: true, planPosition: [0.1, 0.2] },
  ]);
});

test('a station that somebody else has moved on the plan stays there', () => {
  const loaded = draftOfPlan(client);
  const now = { ...client, stations: [station('kiln', [0.9, 0.9]), station('quay'), station('mast')] };
  const moved = { ...loaded, positions: { ...loaded.positions, quay: [0.1, 0.2] as const } };
  expect(planChangeOf(now, loaded, moved)?.stations?.map(({ id }) => id)).toEqual(['quay']);
});

test('a plan needs an English description', () => {
  const loaded = draftOfPlan(client);
  expect(planChangeOf(client, loaded, { ...loaded, description: { ...loaded.description, en: ' ' } })).toBeNull();
});

test('stations are placed in the middle, and beside each other', () => {
  expect(freePosition({ kiln: null })).toEqual([0.5, 0.5]);
  const second = freePosition({ kiln: [0.5, 0.5] });
  expect(second).toEqual([0.56, 0.5]);
  expect(freePosition({ kiln: [0.5, 0.5], quay: second })).toEqual([0.44, 0.5]);
});
