import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const signIn = (username: string, password = demoPassword, ip = '10.0.0.1') =>
  api.token({ grant_type: 'password', username, password }, ip);

describe('guessing a password', () => {
  it('gives the same response for unknown names, also when slowed down', async () => {
    const answers = async (name: string, ip: string): Promise<unknown[]> => {
      const all: unknown[] = [];
      for (let guess = 1; guess <= 12; guess++) {
        const { statusCode, body, headers } = await signIn(name, 'wrong', ip);
        all.push([statusCode, body, headers['retry-after'], headers['content-length']]);
        if (guess > 6) api.clock.now += 20;
      }
      return all;
    };
    const { now } = api.clock;
    const known = await answers('zasavje', '10.1.1.1');
    api.clock.now = now;
    expect(await answers('nobody.', '10.1.2.1')).toEqual(known);
    expect(new Set(known.map((answer) => (answer as number[])[0]))).toEqual(new Set([400, 429]));
  });

  it('is slowed down from the fifth failure, longer each time, in one network only', async () => {
    const waits: number[] = [];
    for (let guess = 1; guess <= 10; guess++) {
      expect((await signIn('obala', 'wrong', '10.2.2.2')).statusCode).toBe(400);
      const next = await signIn('obala', demoPassword, '10.2.2.3');
      const wait = Number(next.headers['retry-after'] ?? 0);
      if (guess < 5) {
        expect(wait).toBe(0);
        // The correct password has reset the count.
        for (let again = 1; again <= guess; again++) await signIn('obala', 'wrong', '10.2.2.2');
      } else {
        expect(next.statusCode).toBe(429);
        waits.push(wait);
        expect((await signIn('obala', demoPassword, '10.9.9.9')).statusCode).toBe(200);
        api.clock.now += wait;
      }
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64]);
    expect((await signIn('obala', demoPassword, '10.2.2.2')).statusCode).toBe(200);
  });

  it('is not faster with concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('tina.zupan', 'wrong', '10.3.3.3')));
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(45);
  });

  it('of many names is slowed down per address', async () => {
    for (let name = 1; name < 30; name++) {
      expect((await signIn(`name${name}`, 'wrong', '10.4.4.4')).statusCode).toBe(400);
    }
    // A correct password in between does not reset the count.
    expect((await signIn('joze.kovac', demoPassword, '10.4.4.4')).statusCode).toBe(200);
    expect((await signIn('name30', 'wrong', '10.4.4.4')).statusCode).toBe(400);
    expect((await signIn('joze.kovac', demoPassword, '10.4.4.4')).statusCode).toBe(429);
    expect((await signIn('joze.kovac', demoPassword, '10.4.4.5')).statusCode).toBe(200);
  });

  it('is reported in three languages, with the waiting time', async () => {
    const messages: Record<string, string> = {
      'en-GB': 'Too many attempts. Try again in 2 seconds.',
      'sl-SI': 'Preveč poskusov. Poskusite znova čez 2 sekundi.',
      'de-DE': 'Zu viele Versuche. Versuchen Sie es in 2 Sekunden erneut.',
    };
    for (let guess = 1; guess <= 5; guess++) await signIn('okolje', 'wrong', '10.5.5.5');
    for (const [language, message] of Object.entries(messages)) {
      const { statusCode, headers, body } = await api.app.inject({
        method: 'POST',
        url: '/connect/token',
        remoteAddress: '10.5.5.5',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-app-language': language },
        payload: 'client_id=portal-spa&grant_type=password&username=okolje&password=x',
      });
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([429, '2', { message }]);
    }
  });
});

describe('X-Forwarded-For', () => {
  const guess = (of: TestApi, address: string) =>
    of.app.inject({
      method: 'POST',
      url: '/connect/token',
      remoteAddress: '127.0.0.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
      payload: 'client_id=portal-spa&grant_type=password&username=marko.kos&password=wrong',
    });

  it('is not trusted unless a setting allows it', async () => {
    for (let number = 1; number <= 5; number++) await guess(api, `10.6.${number}.1`);
    expect((await guess(api, '10.6.6.1')).statusCode).toBe(429);
  });

  it('is trusted if it comes from the configured proxy', async () => {
    const behind = await startApi({ settings: { trustProxy: 'loopback' } });
    for (let number = 1; number <= 5; number++) await guess(behind, `10.6.${number}.1`);
    expect((await guess(behind, '10.6.6.1')).statusCode).toBe(400);
    for (let number = 1; number <= 5; number++) await guess(behind, '10.7.7.7');
    expect((await guess(behind, '10.7.7.7')).statusCode).toBe(429);
    // Entries before the one added by the proxy come from the caller and are ignored.
    expect((await guess(behind, '1.2.3.4, 10.7.7.7')).statusCode).toBe(429);
    await behind.close();
  }, 120_000);
});

describe('limits', () => {
  it('are 600 calls a minute, per user, or per address without a user', async () => {
    const few = await startApi({ settings: { callsPerMinute: 5 } });
    const obala = await few.as('obala');
    const callClients = (token?: string, language = 'en-GB') =>
      few.get('/api/clients/get', token, { 'x-app-language': language });
    for (let call = 1; call <= 5; call++) expect((await callClients(obala)).statusCode).toBe(200);
    const refused = await callClients(obala, 'sl-SI');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '60',
      'Preveč zahtev. Poskusite znova čez 60 sekund.',
    ]);
    expect((await callClients()).statusCode).toBe(200);
    expect((await callClients(await few.as('zasavje'))).statusCode).toBe(200);
    few.clock.now += 61;
    expect((await callClients(obala)).statusCode).toBe(200);
    await few.close();
    expect(api.app.services.settings.callsPerMinute).toBe(600);
  }, 120_000);

  it('are three mails to reset a password in an hour, also for unknown addresses', async () => {
    const requestReset = (email: string) => api.send('POST', '/api/email/resetPassword/', { email });
    for (const email of ['marko.kos@example.org', 'nobody@example.org']) {
      for (let mail = 1; mail <= 3; mail++) expect((await requestReset(email)).statusCode).toBe(202);
      const refused = await requestReset(email.toUpperCase());
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    }
  });

  it('are two concurrent exports', async () => {
    const url =
      '/api/exportData/get?seriesIds=ser_bezigrad_pm10&from=2026-11-16&to=2026-11-17&interval=PT1H&culture=de-DE';
    const obala = await api.as('obala');
    const many = (token: string) => Promise.all(Array.from({ length: 4 }, () => api.get(url, token)));
    const statuses = (await many(obala)).map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = (await many(await api.as('zasavje'))).find(({ statusCode }) => statusCode === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.get(url, obala)).statusCode).toBe(200);
  });
});
