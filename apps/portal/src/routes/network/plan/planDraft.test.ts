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
  sitePlan: { url: 'plan', width: 16, height: 10, description: { en: 'Kiln', sl: 'Peč' } },
  stations: [station('kiln', [0.25, 0.5]), station('quay'), station('gate', [0.75, 0.75])],
};

test('only the stations that are elsewhere are sent', () => {
  const draft = draftOfPlan(client);
  expect(draft.description).toEqual({ en: 'Kiln', sl: 'Peč', de: '' });
  expect(planChangeOf(client, draft)).toEqual({
    id: 'works',
    code: 'WORKS',
    name: 'Works',
    sitePlan: { description: { en: 'Kiln', sl: 'Peč' } },
    stations: [],
  });
  const place = { latitude: 46, longitude: 15 };
  const moved = { ...draft, positions: { ...draft.positions, kiln: null, quay: [0.1, 0.2] as const } };
  expect(planChangeOf(client, moved)?.stations).toEqual([
    { id: 'kiln', name: 'kiln', ...place, planPosition: null },
    { id: 'quay', name: 'quay', ...place, planPosition: [0.1, 0.2] },
  ]);
});

test('a plan needs an English description', () => {
  const draft = draftOfPlan(client);
  expect(planChangeOf(client, { ...draft, description: { en: ' ', sl: 'Peč', de: '' } })).toBeNull();
});

test('stations are placed in the middle, and beside each other', () => {
  expect(freePosition({ kiln: null })).toEqual([0.5, 0.5]);
  const second = freePosition({ kiln: [0.5, 0.5] });
  expect(second).toEqual([0.56, 0.5]);
  expect(freePosition({ kiln: [0.5, 0.5], quay: second })).toEqual([0.44, 0.5]);
});
