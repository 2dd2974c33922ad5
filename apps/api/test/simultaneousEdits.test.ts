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
