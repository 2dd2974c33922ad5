import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { everything, within } from '../src/db/scope.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const signIn = (username: string, password = demoPassword, ip?: string) =>
  api.token({ grant_type: 'password', username, password }, ip);
const me = async (access: string): Promise<number> => (await api.get('/api/Account/users/me', access)).statusCode;

/** Oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  await api.app.services.background.idle();
  const folder = join(api.folder, 'outbox');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(address));
}

async function newestMail(to: string): Promise<string> {
  const mail = (await mailsTo(to)).at(-1)!;
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** Link in the newest mail to an address. */
async function mailedLink(to: string): Promise<URL> {
  const text = await newestMail(to);
  return new URL(/https?:\/\/\S+/.exec(text)![0]);
}

describe('signing up', () => {
  it('works by the mailed link, once', async () => {
    const email = 'vida.zajc@example.org';
    const registered = await api.send('POST', '/register/', { email, password: 'Lipov-cvet-1', fullname: 'Vida Zajc' });
    expect(registered.statusCode).toBe(202);
    const again = await api.send('POST', '/register/', {
      email: 'obala@example.org',
      password: 'Lipov-cvet-1',
      fullname: 'X',
    });
    expect([again.statusCode, again.body]).toEqual([registered.statusCode, registered.body]);

    const link = await mailedLink(email);
    expect(link.pathname).toBe('/auth/confirmUser');
    expect((await signIn(email, 'Lipov-cvet-1')).statusCode).toBe(400);
    const [token, userId] = [link.searchParams.get('token'), link.searchParams.get('userId')];
    const confirm = () => api.send('POST', `/api/Account/users/confirmUser/${userId}`, { token, userId });
    expect((await confirm()).statusCode).toBe(204);
    const second = await confirm();
    expect(second.statusCode).toBe(400);
    expect(second.json().message).toBe("Confirmation URL is not valid or it's expired.");
    expect((await signIn(email, 'Lipov-cvet-1')).statusCode).toBe(200);
  });

  it('counts with the password of the link that was confirmed', async () => {
    const email = 'neza.kranjc@example.org';
    const signUp = (password: string, fullname: string) =>
      api.send('POST', '/register/', { email, password, fullname });
    await signUp('Sraka-zlata-11', 'Somebody Else');
    const first = await mailedLink(email);
    await signUp('Lipov-cvet-22', 'Neža Kranjc');
    const own = await mailedLink(email);
    expect(own.href).not.toBe(first.href);
    const confirm = (link: URL) => {
      const [token, userId] = [link.searchParams.get('token'), link.searchParams.get('userId')];
      return api.send('POST', `/api/Account/users/confirmUser/${userId}`, { token, userId });
    };
    expect((await confirm(own)).statusCode).toBe(204);
    for (const link of [own, first]) expect((await confirm(link)).statusCode).toBe(400);
    expect((await signIn(email, 'Sraka-zlata-11')).statusCode).toBe(400);
    const session = await signIn(email, 'Lipov-cvet-22');
    expect(session.statusCode).toBe(200);
    const access = session.json<{ access_token: string }>().access_token;
    expect((await api.get('/api/Account/users/me', access)).json()).toMatchObject({ fullName: 'Neža Kranjc' });
  });

  it('sends three mails an hour to one address, known or not', async () => {
    for (const email of ['nobody.yet@example.org', 'obala@example.org']) {
      const signUp = () => api.send('POST', '/register/', { email, password: 'Lipov-cvet-1', fullname: 'Nina' });
      const before = email.startsWith('obala') ? 1 : 0;
      const statuses = [];
      for (let count = before; count < 4; count++) statuses.push((await signUp()).statusCode);
      expect(statuses).toEqual([...Array.from({ length: 3 - before }, () => 202), 429]);
    }
  });

  it('mails nothing to the address of a disabled account, which can do nothing of what the mail offers', async () => {
    const email = 'okolje@example.org';
    const { db } = api.app.services.database;
    const setEnabled = (isEnabled: boolean) =>
      within(everything, () => db.updateTable('appUser').set({ isEnabled }).where('email', '=', email).execute());
    const signUp = () => api.send('POST', '/register/', { email, password: 'Lipov-cvet-1', fullname: 'Ana Novak' });
    const before = (await mailsTo(email)).length;
    await setEnabled(false);
    expect((await signUp()).statusCode).toBe(202);
    expect(await mailsTo(email)).toHaveLength(before);
    await setEnabled(true);
    expect((await signUp()).statusCode).toBe(202);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  it('works for an address that is the user name of somebody else', async () => {
    const email = 'ana.zupan@example.org';
    await within(everything, () => api.app.services.users.change('usr_petra.back-office', { userName: email }));
    await api.send('POST', '/register/', { email, password: 'Lipov-cvet-1', fullname: 'Ana Zupan' });
    const link = await mailedLink(email);
    const [token, userId] = [link.searchParams.get('token'), link.searchParams.get('userId')];
    expect((await api.send('POST', `/api/Account/users/confirmUser/${userId}`, { token, userId })).statusCode).toBe(
      204,
    );
    expect((await signIn(`${email}-2`, 'Lipov-cvet-1')).statusCode).toBe(200);
    expect(await newestMail(email)).toContain(`${email}-2`);
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
  const requestReset = (email: string) => api.send('POST', '/api/email/resetPassword/', { email });
  const validate = (token: string, userId: string) =>
    api.send('POST', '/api/Account/users/validateResetPassToken', { token, userId });
  const reset = (token: string, id: string, newPassword = 'Rosna-trata-1') =>
    api.send('PUT', `/api/Account/users/resetPassword/${id}`, { id, token, newPassword });
  const partsOf = async (email: string): Promise<[token: string, id: string]> => {
    const { searchParams } = await mailedLink(email);
    return [searchParams.get('token')!, searchParams.get('id')!];
  };

  it('is replaced by the newest link, once, and ends every session', async () => {
    const session = (await signIn('tina.zupan')).json();
    const email = 'tina.zupan@example.org';
    expect((await requestReset(email)).statusCode).toBe(202);
    const [older, id] = await partsOf(email);
    await requestReset(email);
    const [token] = await partsOf(email);
    expect((await validate(older, id)).statusCode).toBe(400);
    expect((await validate(token, id)).statusCode).toBe(204);
    expect((await validate(token, 'usr_obala')).statusCode).toBe(400);

    expect((await reset(token, id, 'weak')).statusCode).toBe(400);
    expect((await reset(token, id)).statusCode).toBe(204);
    expect((await reset(token, id)).statusCode).toBe(400);
    expect(await me(session.access_token)).toBe(401);
    expect((await signIn('tina.zupan')).statusCode).toBe(400);
    expect((await signIn('tina.zupan', 'Rosna-trata-1')).statusCode).toBe(200);
  });

  it('has a link that works for one of several concurrent calls', async () => {
    await requestReset('marko.kos@example.org');
    const [token, id] = await partsOf('marko.kos@example.org');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await api.app.services.database.db.selectFrom('oneTimeToken').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(token, id, `Rosna-trata-${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(49);
  });

  it('has a link that becomes invalid when the password or the address changes', async () => {
    const admin = await api.as('admin');
    await requestReset('obala@example.org');
    const [first, id] = await partsOf('obala@example.org');
    const own = { oldPassword: demoPassword, newPassword: 'Rosna-trata-1' };
    await api.send('PUT', '/api/Account/users/changePassword/me', own, await api.as('obala'));
    expect((await validate(first, id)).statusCode).toBe(400);
    await requestReset('obala@example.org');
    const [second] = await partsOf('obala@example.org');
    await api.send('PUT', `/api/Account/users/changeUserPassword/${id}`, { newPassword: 'Rosna-trata-2' }, admin);
    expect((await validate(second, id)).statusCode).toBe(400);
    await requestReset('obala@example.org');
    const [third] = await partsOf('obala@example.org');
    const user = { id, userName: 'obala', fullName: 'N', email: 'elsewhere@example.org', roles: ['ClientUser'] };
    const moved = await api.send('PUT', `/api/Account/users/${id}`, { ...user, clientId: 'cli_obala' }, admin);
    expect(moved.statusCode).toBe(200);
    expect((await validate(third, id)).statusCode).toBe(400);
  });

  it.each(['%', '%zz', '%2525', 'a b', 'a+b', '', '\u0000', 'ž'.repeat(10), 'x'.repeat(600)])(
    'has a link that is refused with a message if its token is invalid, here %j',
    async (token) => {
      const message = "The URL for the reset password is wrong or it's expired.";
      for (const response of [await validate(token, 'usr_obala'), await reset(token, 'usr_obala')]) {
        expect([response.statusCode, response.json()]).toEqual([400, { message }]);
      }
      const rubbishId = await validate('token', `${token}/`);
      expect([rubbishId.statusCode, rubbishId.json()]).toEqual([400, { message }]);
      const confirmed = await api.send('POST', '/api/Account/users/confirmUser/usr_obala', {
        userId: 'usr_obala',
        token,
      });
      expect([confirmed.statusCode, confirmed.json().message]).toEqual([
        400,
        "Confirmation URL is not valid or it's expired.",
      ]);
    },
  );

  it('has a link that is valid for an hour', async () => {
    await requestReset('joze.kovac@example.org');
    const [token, id] = await partsOf('joze.kovac@example.org');
    api.clock.now += 3601;
    expect((await reset(token, id)).statusCode).toBe(400);
    api.clock.now -= 3601;
    expect((await reset(token, id)).statusCode).toBe(204);
  });

  it('of the back-office, or of an unknown address, sends no mail and reveals nothing', async () => {
    const count = (): number => readdirSync(join(api.folder, 'outbox')).length;
    const before = count();
    for (const email of ['petra.back-office@example.org', 'admin@example.org', 'nobody@example.org']) {
      expect((await requestReset(email)).statusCode).toBe(202);
    }
    await api.app.services.background.idle();
    expect(count()).toBe(before);
  });
});

describe("the user's own password", () => {
  it('can be changed with the old password, and ends the other sessions', async () => {
    const other = (await signIn('okolje')).json();
    const { access_token } = (await signIn('okolje')).json();
    const change = (oldPassword: string, newPassword: string) =>
      api.send('PUT', '/api/Account/users/changePassword/me', { oldPassword, newPassword }, access_token);
    const wrong = await change('wrong', 'Rosna-trata-1');
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Incorrect password']);
    expect((await change(demoPassword, 'Rosna-trata-1')).statusCode).toBe(204);
    expect(await me(access_token)).toBe(200);
    expect(await me(other.access_token)).toBe(401);
  });

  it('can only be changed in the back-office for an administrator', async () => {
    const { access_token } = (await signIn('admin')).json();
    const body = { oldPassword: demoPassword, newPassword: 'Rosna-trata-1' };
    expect((await api.send('PUT', '/api/Account/users/changePassword/me', body, access_token)).statusCode).toBe(400);
  });
});

describe('a password that is easy to guess', () => {
  const messages = {
    'en-GB': 'Password is too easy',
    'sl-SI': 'Geslo je prelahko',
    'de-DE': 'Das Passwort ist zu leicht',
  };
  const sent = (method: 'POST' | 'PUT', url: string, body: object, token?: string, language = 'en-GB') =>
    api.app.inject({
      method,
      url,
      payload: body,
      headers: { 'x-app-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    });
  const expectRefusal = (answer: Awaited<ReturnType<typeof sent>>, field: string, message = messages['en-GB']) =>
    expect({ status: answer.statusCode, ...answer.json<object>() }).toEqual({
      status: 400,
      message: expect.stringContaining(message),
      field,
    });

  it('is refused in a sign-up, in the language of the caller', async () => {
    for (const [language, message] of Object.entries(messages)) {
      const body = { email: 'neja.hribar@example.org', password: 'Password1!', fullname: 'Neja Hribar' };
      expectRefusal(await sent('POST', '/register/', body, undefined, language), 'password', message);
      const own = { ...body, password: 'Hribar-2026' };
      expectRefusal(await sent('POST', '/register/', own, undefined, language), 'password', message);
    }
  });

  it('is refused after a mailed link, which stays valid', async () => {
    await api.send('POST', '/api/email/resetPassword/', { email: 'marko.kos@example.org' });
    const { searchParams } = await mailedLink('marko.kos@example.org');
    const [token, id] = [searchParams.get('token'), searchParams.get('id')];
    const reset = (newPassword: string) =>
      sent('PUT', `/api/Account/users/resetPassword/${id}`, { id, token, newPassword });
    for (const password of ['Welcome1!', 'Marko.Kos-1', 'Obala-2026']) {
      expectRefusal(await reset(password), 'newPassword');
    }
    expect((await reset('Rosna-trata-1')).statusCode).toBe(204);
  });

  it('is refused in a change by the user, and for a user whom somebody adds or changes', async () => {
    const admin = await api.as('admin');
    const own = (await signIn('zasavje')).json<{ access_token: string }>().access_token;
    const change = { oldPassword: demoPassword, newPassword: 'Zasavje-2026' };
    expectRefusal(await sent('PUT', '/api/Account/users/changePassword/me', change, own), 'newPassword');
    const set = '/api/Account/users/changeUserPassword/usr_zasavje';
    expectRefusal(await sent('PUT', set, { newPassword: 'Qwerty123!' }, admin), 'newPassword');
    const body = { userName: 'tone.vidmar', fullName: 'Tone Vidmar', email: 'tone.vidmar@example.org', roles: [] };
    const user = { ...body, clientId: 'cli_zasavje', password: 'Vidmar-Zasavje1' };
    expectRefusal(await sent('POST', '/api/Account/users/', user, admin), 'password');
    expect((await signIn('zasavje')).statusCode).toBe(200);
  });
});
