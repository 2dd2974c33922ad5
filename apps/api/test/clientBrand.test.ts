import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

interface ListedClient {
  id: string;
  accentColor?: string;
  logoUrl?: string;
}

let api: TestApi;
let admin: string;
const clientOf = async (id: string) => {
  const list = (await api.get('/api/clients/get', admin)).json<ListedClient[]>();
  return list.find((client) => client.id === id)!;
};
const db = () => api.app.services.database.db;

beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

describe('the brand of a client', () => {
  it('is a colour and a logo that its viewers may load', async () => {
    const { accentColor, logoUrl } = await clientOf('cli_obala');
    expect(accentColor).toMatch(/^#[0-9a-f]{6}$/);
    const logo = await api.get(`/${logoUrl}`, admin);
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['cache-control']).toContain('max-age=604800');
    expect(logo.headers['content-security-policy']).toContain('sandbox');
    const unversioned = await api.get('/api/clients/logo?clientId=cli_obala', admin);
    expect(unversioned.headers['cache-control']).toBe('private, no-cache');
  });

  it('gets another address when the logo changes, and none without a logo', async () => {
    const before = await clientOf('cli_zasavje');
    await db()
      .updateTable('clientLogo')
      .set({ mediaType: 'image/png', content: Buffer.from('another') })
      .where('clientId', '=', 'cli_zasavje')
      .execute();
    await api.app.services.catalogue.loadChanges();
    const after = await clientOf('cli_zasavje');
    expect(after.logoUrl).not.toBe(before.logoUrl);
    expect((await api.get(`/${after.logoUrl}`, admin)).body).toBe('another');
    await db().deleteFrom('clientLogo').where('clientId', '=', 'cli_zasavje').execute();
    await api.app.services.catalogue.loadChanges();
    expect(await clientOf('cli_zasavje')).not.toHaveProperty('logoUrl');
    expect((await api.get(`/${after.logoUrl}`, admin)).statusCode).toBe(404);
  });
});

it.each(['embed', 'AUTH', 'api', 'portalUsers'])(
  'a client cannot have the code %s, an address of the portal',
  async (code) => {
    await expect(
      db().insertInto('client').values({ id: 'cli_reserved', code, name: 'Reserved', isPublic: true }).execute(),
    ).rejects.toThrow('client_code_is_not_reserved');
  },
);
