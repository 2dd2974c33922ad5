import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

/** Must not appear in the log or in the audit log. */
const canary = 'C4nary-Sings';
const lines: string[] = [];
const secrets: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ settings: { logLevel: 'trace' }, logStream: { write: (line) => lines.push(line) } });
}, 120_000);
afterAll(() => api.close());

const password = (number: number): string => `${canary}-${number}`;
let caller = 0;
const signIn = async (username: string, secret: string) => {
  const response = await api.token({ grant_type: 'password', username, password: secret }, `10.0.${++caller}.1`);
  const tokens = response.json<{ access_token?: string; refresh_token?: string }>();
  secrets.push(...[tokens.access_token, tokens.refresh_token].filter((token) => token !== undefined));
  return { access: tokens.access_token ?? '', refresh: tokens.refresh_token ?? '' };
};
async function linkOf(email: string): Promise<URLSearchParams> {
  await api.app.services.background.idle();
  const folder = join(api.folder, 'outbox');
  const mails = readdirSync(folder)
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
  const { searchParams } = new URL(/https?:\/\/\S+/.exec(mails.findLast((mail) => mail.includes(email))!)![0]);
  secrets.push(searchParams.get('token')!);
  return searchParams;
}

it('no password and no token is in the log, at any level, nor in the audit log', { timeout: 60_000 }, async () => {
  const email = 'canary@example.org';
  await api.send('POST', '/register/', { email, password: password(1), fullname: 'Canary' });
  await api.send('POST', '/register/', { email: 'no address', password: password(1), fullname: 'Canary' });
  const confirm = await linkOf(email);
  const userId = confirm.get('userId')!;
  const confirmUrl = `/api/Account/users/confirmUser/${userId}`;
  for (const token of [confirm.get('token'), confirm.get('token'), `${canary}%zz`]) {
    await api.send('POST', confirmUrl, { token, userId });
  }

  // Typing errors of a user: the password in the wrong field, or in the wrong case.
  await signIn(password(1), password(1));
  await signIn(email, password(2));
  const { access, refresh } = await signIn(email, password(1));
  expect(access).not.toBe('');
  for (const token of [refresh, refresh, canary]) {
    const { access_token } = (await api.token({ grant_type: 'refresh_token', refresh_token: token })).json();
    if (access_token !== undefined) secrets.push(access_token);
  }
  const { access: second, refresh: secondRefresh } = await signIn(email, password(1));
  const own = '/api/Account/users/changePassword/me';
  await api.send('PUT', own, { oldPassword: password(9), newPassword: password(2) }, second);
  await api.send('PUT', own, { oldPassword: password(1), newPassword: canary.toLowerCase() }, second);
  await api.send('PUT', own, { oldPassword: password(1), newPassword: password(2) }, second);
  await api.app.inject({
    method: 'POST',
    url: '/connect/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `client_id=portal-spa&token=${secondRefresh}`,
  });

  await api.send('POST', '/api/email/resetPassword/', { email });
  const link = await linkOf(email);
  const token = link.get('token')!;
  await api.send('POST', '/api/Account/users/validateResetPassToken', { token, userId });
  // A token that a caller puts into the address by mistake.
  await api.get(`/api/Account/users/validateResetPassToken?token=${token}`);
  await api.get(`/auth/resetPassToken?token=${token}&id=${userId}`);
  const reset = `/api/Account/users/resetPassword/${userId}`;
  await api.send('PUT', reset, { id: userId, token, newPassword: canary.slice(0, 5) });
  expect((await api.send('PUT', reset, { id: userId, token, newPassword: password(3) })).statusCode).toBe(204);

  const admin = await api.as('admin');
  secrets.push(admin);
  const added = await api.send(
    'POST',
    '/api/Account/users/',
    {
      userName: 'canary-bird',
      fullName: 'Bird',
      email: 'bird@example.org',
      clientId: 'cli_obala',
      roles: ['ClientUser'],
      password: password(4),
    },
    admin,
  );
  expect(added.statusCode).toBe(201);
  const other = `/api/Account/users/changeUserPassword/${added.json().id}`;
  expect((await api.send('PUT', other, { newPassword: password(5) }, admin)).statusCode).toBe(204);
  await api.get('/api/Account/users/me', `${canary}.${canary}.${canary}`);

  // An internal error whose message contains all secrets.
  vi.spyOn(api.app.services.users, 'byName').mockRejectedValueOnce(new Error('the database went away'));
  expect(
    (await api.token({ grant_type: 'password', username: email, password: password(3) }, '10.9.9.9')).statusCode,
  ).toBe(500);

  // Errors of drivers carry the values of a row, and the addresses that a mail server refuses.
  const refused = 'refused@canary.example';
  vi.spyOn(api.app.services.mailer, 'send').mockRejectedValueOnce(
    Object.assign(new Error(`550 <${refused}>: no such user`), { response: canary, rejected: [refused] }),
  );
  await api.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' });
  await api.app.services.background.idle();
  vi.spyOn(api.app.services.users, 'byName').mockRejectedValueOnce(
    Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (email)=(${refused}) of ${canary} exists.`,
    }),
  );
  await api.token({ grant_type: 'password', username: email, password: password(3) }, '10.9.9.10');

  await api.app.services.audit.idle();
  const audit = await api.get('/api/audit/get?limit=200', admin);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.join('')).toContain('the database went away');
  expect(lines.join('')).toContain('550 <(address)>: no such user');
  expect(lines.join('')).toContain('duplicate key');
  for (const line of lines) expect(line).not.toContain('@canary.example');
  expect(secrets.length).toBeGreaterThan(8);
  for (const text of [...lines, audit.body]) {
    expect(text).not.toContain(canary);
    expect(text).not.toContain(canary.toLowerCase());
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
