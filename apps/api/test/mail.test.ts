import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invite } from '../src/commands/invite.ts';
import { textOf } from '../src/mail/templates.ts';
import { StartError, settingsFrom } from '../src/settings.ts';
import { startApi, type TestApi } from './helpers.ts';

/** Received mails. */
const mails: { to: string; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      mails.push({ to: envelope.rcptTo[0]!.address, raw: Buffer.concat(pieces).toString() });
      done();
    });
  },
});
let api: TestApi;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  api = await startApi({
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Zrak <portal@zrak.example>',
      publicUrl: 'https://portal.example',
    },
  });
}, 120_000);
afterAll(async () => {
  await api.close();
  await new Promise<void>((done) => server.close(done));
});

interface Received {
  head: string;
  text: string;
  html: string;
  link: URL;
}

async function newestMail(to: string): Promise<Received> {
  await api.app.services.background.idle();
  const { raw } = mails.findLast((mail) => mail.to === to)!;
  const boundary = /boundary="([^"]+)"/.exec(raw)![1]!;
  const [head = '', text = '', html = ''] = raw.split(`--${boundary}`).map(decoded);
  return { head, text, html, link: new URL(/https?:\/\/\S+\/auth\/\S+/.exec(text)![0]) };
}

function decoded(part: string): string {
  const bytes = part
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const post = (url: string, payload: object, language = 'en-GB', host = 'portal.example') =>
  api.app.inject({ method: 'POST', url, payload, headers: { 'x-app-language': language, host } });
const signIn = async (username: string, password: string): Promise<number> =>
  (await api.token({ grant_type: 'password', username, password })).statusCode;

describe('over SMTP', () => {
  it('a visitor signs up, confirms, and signs in', async () => {
    const [email, password] = ['vida.zajc@example.org', 'Lipov-cvet-1'];
    expect((await post('/register/', { email, password, fullname: 'Vida Zajc' }, 'sl-SI')).statusCode).toBe(202);
    const { head, text, html, link } = await newestMail(email);
    expect(head).toContain('From: Zrak <portal@zrak.example>');
    expect(text).toContain('Pozdravljeni, Vida Zajc,');
    expect(html).toContain('<html lang="sl">');
    expect(html).toContain('Potrdi naslov');
    expect(link.pathname).toBe('/auth/confirmUser');
    expect(await signIn(email, password)).toBe(400);
    const [token, userId] = [link.searchParams.get('token'), link.searchParams.get('userId')];
    const confirmed = await post(`/api/Account/users/confirmUser/${userId}`, { token, userId });
    expect(confirmed.statusCode).toBe(204);
    expect(await signIn(email, password)).toBe(200);
  });

  it('a user forgets a password and chooses a new one', async () => {
    const email = 'tina.zupan@example.org';
    // Links lead to the configured address, regardless of the Host header.
    await post('/api/email/resetPassword/', { email }, 'de-DE', 'evil.example');
    const { text, html, link } = await newestMail(email);
    expect(text).toContain('Guten Tag Tina Zupan,');
    expect(html).toContain('<html lang="de">');
    expect(text).toContain('Ihr Benutzername\r\n- tina.zupan\r\n');
    expect([link.origin, link.pathname]).toEqual(['https://portal.example', '/auth/resetPassToken']);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
    const [token, id] = [link.searchParams.get('token'), link.searchParams.get('id')];
    expect((await post('/api/Account/users/validateResetPassToken', { token, userId: id })).statusCode).toBe(204);
    const reset = await api.send('PUT', `/api/Account/users/resetPassword/${id}`, {
      id,
      token,
      newPassword: 'Lipov-cvet-2',
    });
    expect(reset.statusCode).toBe(204);
    expect(await signIn('tina.zupan', 'Lipov-cvet-2')).toBe(200);
  });

  it('an operator invites a user, who signs in with the user name of the mail', async () => {
    const { database, settings, now, users } = api.app.services;
    const user = (await users.byName('tina.zupan'))!;
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await invite({ db: database.db, settings, now }, [{ user, password: undefined }], 'sl');
    vi.restoreAllMocks();
    const { head, text, link } = await newestMail(user.email);
    expect(head).toContain('Content-Language: sl');
    expect(text).toMatch(/na portalu Zrak \(https:\/\/portal\.example\) .* račun \(stranka: \S.*\)\./);
    expect(text).toContain('60 minutah');
    expect(text).toContain('Vaše uporabniško ime\r\n- tina.zupan\r\n');
    expect(text).not.toContain('prezrite');
    const [token, id] = [link.searchParams.get('token'), link.searchParams.get('id')];
    const newPassword = 'Lipov-cvet-3';
    await api.send('PUT', `/api/Account/users/resetPassword/${id}`, { id, token, newPassword });
    expect(await signIn('tina.zupan', newPassword)).toBe(200);
  });

  it('the response is the same if the mail server refuses', async () => {
    const broken = await startApi({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const answer = await broken.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' });
    expect(answer.statusCode).toBe(202);
    await broken.app.services.background.idle();
    await broken.close();
  }, 120_000);
});

/** Values for the placeholders of all templates. */
const values = Object.fromEntries(
  [
    'station',
    'parameter',
    'threshold',
    'unit',
    'value',
    'time',
    'interval',
    'intervals',
    'hours',
    'name',
    'month',
    'portal',
    'client',
    'aggregator',
    'isOfClient',
  ].map((name) => [name, `the ${name}`]),
);

describe('a mail', () => {
  it.each([
    'addressChanged',
    'confirmUser',
    'alreadyRegistered',
    'resetPassword',
    'invitation',
    'valueAbove',
    'valueBelow',
    'stationSilent',
  ] as const)('%s is available in three languages', (template) => {
    const subjects = (['en', 'sl', 'de'] as const).map((language) => {
      const { subject, text, html } = textOf(template, language, {
        name: 'Ana',
        link: 'https://x.example/?a=1&b=2',
        values,
      });
      expect(text).not.toMatch(/[{}]/);
      expect(text).toContain('Ana');
      expect(text).toContain('https://x.example/?a=1&b=2');
      expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
      return subject;
    });
    expect(new Set(subjects).size).toBe(3);
  });

  it.each([
    ['en', 'Change or end these e-mails:'],
    ['sl', 'Uredite ali izklopite ta sporočila:'],
    ['de', 'Diese Nachrichten ändern oder abbestellen:'],
  ] as const)('a recurring mail ends with the link that ends it, %s', (language, words) => {
    const open = { name: 'Ana', link: 'https://x.example/', settingsLink: 'https://x.example/A&B/alerts', values };
    const { text, html } = textOf('valueAbove', language, open);
    expect(text).toMatch(new RegExp(`${words} https://x.example/A&B/alerts\\n$`));
    expect(html).toContain(`${words} <a href="https://x.example/A&amp;B/alerts"`);
  });

  it.each(['<b>Ana</b>', 'win at evil.example', 'https://evil.example', 'Ana\nBcc: x', 'x'.repeat(61), ''])(
    'leaves out an invalid name: %j',
    (name) => {
      const { text, html } = textOf('confirmUser', 'en', { name, link: 'https://x.example/' });
      expect(text).toMatch(/^Hello,\n/);
      expect(html).toContain('<p>Hello,</p>');
    },
  );

  it('requires a valid address of the mail server', () => {
    for (const SMTP_URL of ['mail.example.org', 'http://mail.example.org']) {
      expect(() => settingsFrom({ SMTP_URL })).toThrow(StartError);
    }
    expect(settingsFrom({ SMTP_URL: 'smtps://u:p@mail.example.org' }).smtpUrl).toBe('smtps://u:p@mail.example.org');
  });
});
