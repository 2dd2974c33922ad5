import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readExposition } from './exposition.ts';
import { startApi, type TestApi } from './helpers.ts';

const written: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    settings: { logLevel: 'trace', clientErrors: true, metrics: { host: '127.0.0.1', port: 0 } },
    logStream: { write: (line: string) => void written.push(line) },
  });
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  written.length = 0;
  api.clock.now += 61;
});

const error = {
  kind: 'boundary',
  message: 'TypeError: No station for ana@example.org at https://zrak.example/OBALA?token=tajno',
  stack: 'at Graph (https://zrak.example/assets/StationRoute-Bq3x.js:12:3401)',
  version: '0.1.0+3f2a91c0b7de',
  route: '/:clientCode/location/:locationId',
  language: 'sl-SI',
  browser: { family: 'Firefox', version: 146 },
};
const send = (body: unknown, token?: string) => api.send('POST', '/api/clientErrors', body, token);
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
const reported = () => lines().filter(({ msg }) => msg === 'client error');

describe('an error that the portal reports', () => {
  it('is a line of the log, without user, address and id of the request', async () => {
    expect((await send(error, await api.as('obala'))).statusCode).toBe(204);
    expect(reported()).toEqual([
      {
        level: 40,
        time: expect.any(Number) as number,
        pid: process.pid,
        hostname: expect.any(String) as string,
        msg: 'client error',
        clientError: {
          kind: 'boundary',
          message: 'TypeError: No station for (mail) at (address)',
          stack: 'at Graph (StationRoute-Bq3x.js:12:3401)',
          version: '0.1.0+3f2a91c0b7de',
          route: '/:clientCode/location/:locationId',
          language: 'sl-SI',
          browser: 'Firefox',
          browserVersion: 146,
        },
      },
    ]);
    for (const secret of ['tajno', 'ana@example.org', 'usr_obala']) expect(written.join('')).not.toContain(secret);
  });

  it('is counted by its kind', async () => {
    const count = async (kind: string) =>
      readExposition(await (await fetch(api.app.services.metricsUrl!)).text()).value('zrak_client_errors_total', {
        kind,
      });
    const before = await count('policy');
    await send({ ...error, kind: 'policy' });
    expect(await count('policy')).toBe(before! + 1);
    expect(await count('rejection')).toBe(0);
  });

  it('is refused with more fields than those, with an address as its route, and if it is too long', async () => {
    for (const body of [
      { ...error, userName: 'ana' },
      { ...error, route: '/OBALA/location/loc_x?period=year' },
      { ...error, message: 'x'.repeat(501) },
      { ...error, kind: 'other' },
    ]) {
      expect((await send(body)).statusCode).toBe(400);
    }
    expect((await send({ ...error, stack: 'x'.repeat(17_000) })).statusCode).toBe(413);
    expect(reported()).toEqual([]);
  });

  it('is taken 60 times a minute from one address', async () => {
    const statuses = [];
    for (let call = 0; call < 61; call++) statuses.push((await send(error)).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(reported()).toHaveLength(60);
  });

  it('may come from another origin that the operator allows, without credentials', async () => {
    const origin = 'https://portal.example';
    const other = await startApi({ settings: { clientErrors: true, corsOrigins: [origin] } });
    const preflight = await other.app.inject({
      method: 'OPTIONS',
      url: '/api/clientErrors',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-app-language',
      },
    });
    const sent = await other.app.inject({
      method: 'POST',
      url: '/api/clientErrors',
      headers: { origin },
      payload: error,
    });
    await other.close();
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([204, origin]);
  });
});

it('without the setting the server lists no such extension and takes no report', async () => {
  const other = await startApi();
  const { capabilities } = (await other.get('/api/capabilities')).json<{ capabilities: string[] }>();
  const answer = await other.send('POST', '/api/clientErrors', error);
  await other.close();
  expect(capabilities).not.toContain('clientErrors');
  expect(answer.statusCode).toBe(404);
});
