import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const signIn = (username: string, password = demoPassword, ip?: string) =>
  api.token({ grant_type: 'password', username, password }, ip);
const refresh = (refresh_token: string) => api.token({ grant_type: 'refresh_token', refresh_token });
const me = async (access: string): Promise<number> => (await api.get('/api/Account/users/me', access)).statusCode;

/** Link of the newest mail to an address. */
async function mailedLink(to: string): Promise<URL> {
  await api.app.services.background.idle();
  const folder = join(api.folder, 'outbox');
  const mails = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const mail = mails.findLast((text) => text.includes(to))!;
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return new URL(/https?:\/\/\S+/.exec(text)![0]);
}

describe('a session', () => {
  it('carries the current user in its token', async () => {
    const { access_token } = (await signIn('obala')).json();
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({
      id: 'usr_obala',
      userName: 'obala',
      roles: ['ClientUser'],
      clientId: 'cli_obala',
      clientCode: 'OBALA',
      createdByPlatform: 'portal',
    });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(600);
  });

  it('ends when a refresh token is used twice', async () => {
    const first = (await signIn('obala')).json();
    const second = (await refresh(first.refresh_token)).json();
    expect(await me(second.access_token)).toBe(200);
    expect((await refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await refresh(second.refresh_token)).statusCode).toBe(400);
    expect(await me(second.access_token)).toBe(401);
  });

  it('is refreshed by one of many who try at once', async () => {
    const { refresh_token } = (await signIn('obala')).json();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('ends with signing out, after an idle hour, and its access token after ten minutes', async () => {
    const out = (await signIn('obala')).json();
    await api.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=portal-spa&token=${out.refresh_token}`,
    });
    expect(await me(out.access_token)).toBe(401);

    const { access_token, refresh_token } = (await signIn('obala')).json();
    const { now } = api.clock;
    api.clock.now = now + 601;
    expect(await me(access_token)).toBe(401);
    api.clock.now = now + 3601;
    expect((await refresh(refresh_token)).statusCode).toBe(400);
    api.clock.now = now;
  });

  it.each([
    ['tampered', (token: string) => `${token.slice(0, -2)}AA`],
    ['unsigned', (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`],
    ['empty', () => ''],
    ['no token', () => 'a b'],
  ])('is refused with a token that is %s, also where none is needed', async (_, spoil) => {
    const token = spoil((await signIn('zasavje')).json().access_token);
    expect(await me(token)).toBe(401);
    expect((await api.get('/api/clients/get', token)).statusCode).toBe(401);
  });

  it('is begun by a form of the portal only', async () => {
    const form = { grant_type: 'password', username: 'obala', password: demoPassword };
    const json = await api.send('POST', '/connect/token', { ...form, client_id: 'portal-spa' });
    expect(json.statusCode).toBe(415);
    expect((await api.token({ ...form, client_id: 'other' })).statusCode).toBe(400);
    expect((await api.token({ ...form, grant_type: 'client_credentials' })).statusCode).toBe(400);
  });
});

describe('guessing', () => {
  it('answers alike for known and unknown names, and slows down from the fifth failure of one network', async () => {
    const unknown = await signIn('nobody', 'wrong', '10.1.1.1');
    const known = await signIn('zasavje', 'wrong', '10.1.1.1');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    for (let failure = 2; failure <= 5; failure++) await signIn('zasavje', 'wrong', '10.1.1.1');
    const slowed = await signIn('zasavje', demoPassword, '10.1.1.2');
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('zasavje', demoPassword, '10.9.9.9')).statusCode).toBe(200);
    api.clock.now += 10;
    expect((await signIn('zasavje', demoPassword, '10.1.1.1')).statusCode).toBe(200);
    api.clock.now -= 10;
  });
});

describe('signing up', () => {
  it('works by the mailed link, once', async () => {
    const email = 'vida.zajc@example.org';
    const registered = await api.send('POST', '/register/', { email, password: 'Secret-1', fullname: 'Vida Zajc' });
    expect(registered.statusCode).toBe(202);
    const again = await api.send('POST', '/register/', {
      email: 'obala@example.org',
      password: 'Secret-1',
      fullname: 'X',
    });
    expect([again.statusCode, again.body]).toEqual([registered.statusCode, registered.body]);

    const link = await mailedLink(email);
    expect(link.pathname).toBe('/auth/confirmUser');
    expect((await signIn(email, 'Secret-1')).statusCode).toBe(400);
    const [token, userId] = [link.searchParams.get('token'), link.searchParams.get('userId')];
    const confirm = () => api.send('POST', `/api/Account/users/confirmUser/${userId}`, { token, userId });
    expect((await confirm()).statusCode).toBe(204);
    const second = await confirm();
    expect(second.statusCode).toBe(400);
    expect(second.json().message).toBe("Confirmation URL is not valid or it's expired.");
    expect((await signIn(email, 'Secret-1')).statusCode).toBe(200);
  });

  it.each([
    ['Se-1', 'Password must be at least 6 characters long'],
    ['Secret1', 'Need one special character'],
    ['secret-1', 'Password needs an uppercase letter, a lowercase letter, a special character and a number'],
  ])('refuses the password %s', async (password, message) => {
    const refused = await api.send('POST', '/register/', { email: 'x@example.org', password, fullname: 'X' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => api.send('POST', '/api/email/resetPassword/', { email });
  const validate = (token: string, userId: string) =>
    api.send('POST', '/api/Account/users/validateResetPassToken', { token, userId });
  const reset = (token: string, id: string, newPassword = 'Another-1') =>
    api.send('PUT', `/api/Account/users/resetPassword/${id}`, { id, token, newPassword });
  const partsOf = async (email: string): Promise<[token: string, id: string]> => {
    const { searchParams } = await mailedLink(email);
    return [searchParams.get('token')!, searchParams.get('id')!];
  };

  it('is replaced by the newest link, once, and ends every session', async () => {
    const session = (await signIn('tina.zupan')).json();
    const email = 'tina.zupan@example.org';
    expect((await ask(email)).statusCode).toBe(202);
    const [older, id] = await partsOf(email);
    await ask(email);
    const [token] = await partsOf(email);
    expect((await validate(older, id)).statusCode).toBe(400);
    expect((await validate(token, id)).statusCode).toBe(204);
    expect((await validate(token, 'usr_obala')).statusCode).toBe(400);

    expect((await reset(token, id, 'weak')).statusCode).toBe(400);
    expect((await reset(token, id)).statusCode).toBe(204);
    expect((await reset(token, id)).statusCode).toBe(400);
    expect(await me(session.access_token)).toBe(401);
    expect((await signIn('tina.zupan')).statusCode).toBe(400);
    expect((await signIn('tina.zupan', 'Another-1')).statusCode).toBe(200);
  });

  it('has a link that is good for an hour', async () => {
    await ask('joze.kovac@example.org');
    const [token, id] = await partsOf('joze.kovac@example.org');
    api.clock.now += 3601;
    expect((await reset(token, id)).statusCode).toBe(400);
    api.clock.now -= 3601;
    expect((await reset(token, id)).statusCode).toBe(204);
  });

  it('of the back-office, or of nobody, sends no mail and says nothing', async () => {
    const count = (): number => readdirSync(join(api.folder, 'outbox')).length;
    const before = count();
    for (const email of ['petra.back-office@example.org', 'admin@example.org', 'nobody@example.org']) {
      expect((await ask(email)).statusCode).toBe(202);
    }
    await api.app.services.background.idle();
    expect(count()).toBe(before);
  });
});

describe('the own password', () => {
  it('is changed by who knows the old one, and ends the other sessions', async () => {
    const other = (await signIn('okolje')).json();
    const { access_token } = (await signIn('okolje')).json();
    const change = (oldPassword: string, newPassword: string) =>
      api.send('PUT', '/api/Account/users/changePassword/me', { oldPassword, newPassword }, access_token);
    const wrong = await change('wrong', 'Another-1');
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Incorrect password']);
    expect((await change(demoPassword, 'Another-1')).statusCode).toBe(204);
    expect(await me(access_token)).toBe(200);
    expect(await me(other.access_token)).toBe(401);
  });

  it('of an administrator is changed in the back-office', async () => {
    const { access_token } = (await signIn('admin')).json();
    const body = { oldPassword: demoPassword, newPassword: 'Another-1' };
    expect((await api.send('PUT', '/api/Account/users/changePassword/me', body, access_token)).statusCode).toBe(400);
  });
});
