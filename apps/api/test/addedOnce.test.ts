import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

// A caller that gets no answer sends the call again with the same new id.

let api: TestApi;
let reader: string;
let other: string;
beforeAll(async () => {
  api = await startApi();
  [reader, other] = [await api.as('obala'), await api.as('okolje')];
}, 120_000);
afterAll(() => api.close());

interface Added {
  id: string;
  message?: string;
}
async function post(operation: string, status: number, url: string, body: object, token = reader): Promise<Added> {
  const answer = await api.send('POST', url, body, token);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(contractFaults(operation, answer)).toEqual([]);
  return answer.json<Added>();
}
const listed = async (url: string) => (await api.get(url, reader)).json<Added[]>();

const alert = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_koper', hours: 6 } };
const addAlert = (newId: string, status = 201, token = reader) =>
  post('createAlertSubscription', status, `/api/alerts?newId=${newId}`, alert, token);

it('an alert is added once if it is sent again, later or at the same moment', async () => {
  const added = await addAlert('again');
  expect(added.id).toBe('again');
  expect(await addAlert('again')).toEqual(added);
  const [one, both] = await Promise.all([addAlert('both'), addAlert('both')]);
  expect(both).toEqual(one);
  expect((await listed('/api/alerts/get')).map(({ id }) => id).toSorted()).toEqual(['again', 'both']);
  // Two drafts may be the same.
  await addAlert('other');
  expect(await listed('/api/alerts/get')).toHaveLength(3);
});

it('the last alert that a user may have is answered again, not refused', async () => {
  const held = (await listed('/api/alerts/get')).length;
  for (let index = held; index < 49; index++) await addAlert(`alert-${index}`);
  const [one, both] = await Promise.all([addAlert('last'), addAlert('last')]);
  expect(both).toEqual(one);
  expect(await addAlert('last')).toEqual(one);
  await addAlert('one-more', 400);
});

it('the alert of another user is not answered', async () => {
  const station = { isEnabled: true, rule: { kind: 'silence', locationId: 'loc_bezigrad', hours: 6 } };
  const url = '/api/alerts?newId=again';
  const refusal = await post('createAlertSubscription', 400, url, station, other);
  expect(refusal).toEqual({ message: 'Not valid: newId.' });
});

const view = { clientId: 'cli_obala', name: 'Winter', search: 'period=month' };
const addView = (newId: string, status = 201, body: object = view, token = reader) =>
  post('createSavedView', status, `/api/savedViews?newId=${newId}`, body, token);

it('a view is saved once if it is sent again, later or at the same moment', async () => {
  const added = await addView('again');
  expect(added.id).toBe('again');
  expect(await addView('again')).toEqual(added);
  const summer = { ...view, name: 'Summer' };
  const [one, both] = await Promise.all([addView('both', 201, summer), addView('both', 201, summer)]);
  expect(both).toEqual(one);
  const views = await listed('/api/savedViews/get?clientId=cli_obala');
  expect(views.map(({ id }) => id).toSorted()).toEqual(['again', 'both']);
  const refusal = await addView('another', 400);
  expect(refusal).toMatchObject({ field: 'name' });
  await addView('again', 400, { ...view, clientId: 'cli_okolje' }, other);
});
