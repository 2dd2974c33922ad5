import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { everything, within } from '../src/db/scope.ts';
import { Sessions } from '../src/repositories/sessions.ts';
import { Users } from '../src/repositories/users.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

const newPassword = 'Lipov-cvet-1';
const signsInWith = async (username: string, password: string): Promise<boolean> =>
  (await api.token({ grant_type: 'password', username, password })).statusCode === 200;
const userNamed = (userName: string) =>
  within(everything, async () => (await api.app.services.users.byName(userName))!);
const linkFor = (id: string, purpose: 'confirm-user' | 'reset-password') =>
  within(everything, () => api.app.services.oneTimeTokens.issue(id, purpose));

/** A server that ends between two statements has made the first alone, unless both are in one transaction. */
describe('an account changes as a whole or not at all', () => {
  it('when an administrator sets a password, which ends the sessions', async () => {
    const { id } = await userNamed('okolje');
    vi.spyOn(Sessions.prototype, 'endAll').mockRejectedValueOnce(new Error('ended'));
    const path = `/api/Account/users/changeUserPassword/${id}`;
    const answer = await api.send('PUT', path, { newPassword }, await api.as('admin'));
    expect(answer.statusCode).toBe(500);
    expect([await signsInWith('okolje', newPassword), await signsInWith('okolje', demoPassword)]).toEqual([
      false,
      true,
    ]);
  });

  it('when users change their password', async () => {
    const body = { oldPassword: demoPassword, newPassword };
    const access = await api.as('okolje');
    vi.spyOn(Sessions.prototype, 'endAll').mockRejectedValueOnce(new Error('ended'));
    expect((await api.send('PUT', '/api/Account/users/changePassword/me', body, access)).statusCode).toBe(500);
    expect([await signsInWith('okolje', newPassword), await signsInWith('okolje', demoPassword)]).toEqual([
      false,
      true,
    ]);
  });

  it('when a mailed link resets a password: it is good until then', async () => {
    const { id } = await userNamed('okolje');
    const token = await linkFor(id, 'reset-password');
    const reset = () => api.send('PUT', `/api/Account/users/resetPassword/${id}`, { id, token, newPassword });
    vi.spyOn(Users.prototype, 'change').mockRejectedValueOnce(new Error('ended'));
    expect((await reset()).statusCode).toBe(500);
    expect((await reset()).statusCode).toBe(204);
    expect((await reset()).statusCode).toBe(400);
    expect(await signsInWith('okolje', newPassword)).toBe(true);
  });

  it('when a mailed link confirms a sign-up: it is good until then', async () => {
    const { id } = await userNamed('okolje');
    const change = (status: 'confirmed' | 'unconfirmed') =>
      within(everything, () => api.app.services.users.change(id, { status }));
    await change('unconfirmed');
    const token = await linkFor(id, 'confirm-user');
    const confirm = () => api.send('POST', `/api/Account/users/confirmUser/${id}`, { token, userId: id });
    vi.spyOn(Users.prototype, 'change').mockRejectedValueOnce(new Error('ended'));
    expect((await confirm()).statusCode).toBe(500);
    expect((await confirm()).statusCode).toBe(204);
    expect((await userNamed('okolje')).status).toBe('confirmed');
  });

  it.each(['reset-password', 'confirm-user'] as const)(
    'when an address changes, which ends the links mailed to the one before it: %s',
    async (purpose) => {
      const { id, email } = await userNamed('obala');
      const { users, oneTimeTokens } = api.app.services;
      const token = await linkFor(id, purpose);
      const isGoodAfter = (change: Parameters<typeof users.change>[1]) =>
        within(everything, async () => {
          await users.change(id, change);
          return oneTimeTokens.isGood(token, id, purpose);
        });
      expect(await isGoodAfter({ jobTitle: 'Surveyor' })).toBe(true);
      expect(await isGoodAfter({ email })).toBe(true);
      expect(await isGoodAfter({ email: `other.${purpose}@example.org` })).toBe(false);
    },
  );
});
