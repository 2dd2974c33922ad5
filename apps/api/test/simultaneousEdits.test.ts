import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

async function read<T>(url: string): Promise<T> {
  return (await api.get(url, admin)).json<T>();
}

/** Sends a change. @returns status and reason */
async function change(operation: string, url: string, body: object): Promise<(number | string | undefined)[]> {
  const response = await api.send('PUT', url, body, admin);
  expect(contractFaults(operation, response)).toEqual([]);
  return [response.statusCode, response.json<{ conflict?: string }>().conflict];
}

interface VersionedUser {
  version: string;
  fullName: string;
  roles: string[];
}

it('of a user: the second one does not give back a role that the first one took away', async () => {
  const details = { userName: 'two-at-once', fullName: 'Two', email: 'two@example.org', clientId: 'cli_obala' };
  const asAdministrator = { ...details, roles: ['administrator'] };
  const added = await api.send('POST', '/api/Account/users/', { ...asAdministrator, password: 'Lipov-cvet-1' }, admin);
  const { id } = added.json<{ id: string }>();
  const url = `/api/Account/users/${id}`;
  const { version } = await read<VersionedUser>(url);
  expect(await read(url)).toMatchObject({ version });

  const demoted = { ...details, id, roles: ['ClientUser'], version };
  expect(await change('updateUser', url, demoted)).toEqual([200, undefined]);
  const corrected = { ...asAdministrator, id, fullName: 'Two Corrected' };
  expect(await change('updateUser', url, { ...corrected, version })).toEqual([409, 'outdated']);
  const stored = await read<VersionedUser>(url);
  expect(stored).toMatchObject({ fullName: 'Two', roles: ['ClientUser'] });

  // With the version of now, and from a caller that knows no versions.
  expect(await change('updateUser', url, { ...demoted, fullName: 'Three', version: stored.version })).toEqual([
    200,
    undefined,
  ]);
  expect(await change('updateUser', url, corrected)).toEqual([200, undefined]);
  expect(await read(url)).toMatchObject({ fullName: 'Two Corrected', roles: ['administrator'] });
});

it('of a user are refused one after the other, also in the same moment', async () => {
  const details = { userName: 'same-moment', fullName: 'Same', email: 'same@example.org', clientId: 'cli_obala' };
  const body = { ...details, roles: ['ClientUser'] };
  const added = await api.send('POST', '/api/Account/users/', { ...body, password: 'Lipov-cvet-1' }, admin);
  const { id } = added.json<{ id: string }>();
  const url = `/api/Account/users/${id}`;
  const { version } = await read<VersionedUser>(url);
  const answers = await Promise.all(
    ['First', 'Second'].map((fullName) => change('updateUser', url, { ...body, id, fullName, version })),
  );
  expect(answers.map(([status]) => status)).toEqual(expect.arrayContaining([200, 409]));
});

it('of a text of a client, or of a text removed meanwhile', async () => {
  const url = '/api/staticFiles/usefulLinks?culture=sl-SI&clientId=cli_obala';
  const list = () => read<[{ title: string; version: string }]>('/api/staticFiles?clientId=cli_obala');
  const set = (title: string, version?: string) => change('setText', url, { title, body: 'Besedilo.', version });
  expect(await set('Prvi')).toEqual([200, undefined]);
  const [{ version }] = await list();
  expect(await set('Drugi', version)).toEqual([200, undefined]);
  expect(await set('Tretji', version)).toEqual([409, 'outdated']);
  expect(await list()).toMatchObject([{ title: 'Drugi' }]);
  expect(await set('Tretji')).toEqual([200, undefined]);
  const [{ version: last }] = await list();
  expect((await api.send('DELETE', url, undefined, admin)).statusCode).toBe(204);
  expect(await set('Po odstranitvi', last)).toEqual([409, 'outdated']);
  expect(await list()).toEqual([]);
});

it('of a maintenance alert', async () => {
  const alert = {
    clientId: 'cli_obala',
    from: '2026-12-01T07:00:00Z',
    to: '2026-12-01T11:00:00Z',
    title: { en: 'Calibration' },
    message: { en: 'No values.' },
  };
  const { id } = (await api.send('POST', '/api/maintenanceAlerts', alert, admin)).json<{ id: string }>();
  const url = `/api/maintenanceAlerts/${id}`;
  const { version } = await read<{ version: string }>(url);
  const set = (changes: object) => change('updateMaintenanceAlert', url, { ...alert, ...changes });
  expect(await set({ to: '2026-12-01T12:00:00Z', version })).toEqual([200, undefined]);
  expect(await set({ title: { en: 'Service' }, version })).toEqual([409, 'outdated']);
  expect(await read(url)).toMatchObject({ title: { en: 'Calibration' }, to: '2026-12-01T12:00:00Z' });
  expect(await set({ title: { en: 'Service' } })).toEqual([200, undefined]);
});
