import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

const written: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    settings: { logLevel: 'warn', callsPerMinute: 20 },
    logStream: { write: (line: string) => void written.push(line) },
  });
}, 120_000);
afterAll(async () => api.close());
beforeEach(() => {
  written.length = 0;
  api.clock.now += 61;
});

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

it('is logged with the operation and the user', async () => {
  const user = await api.as('okolje');
  const answer = await api.get('/api/audit/get', user);
  expect(answer.statusCode).toBe(403);
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'access refused',
      level: 40,
      operation: 'listAuditEvents',
      status: 403,
      caller: expect.stringMatching(/^usr_/) as string,
      reqId: answer.headers['x-request-id'],
    }),
  ]);
});

it('is logged once a minute for the same caller and operation', async () => {
  const user = await api.as('okolje');
  for (let call = 0; call < 5; call++) await api.get('/api/audit/get', user);
  expect(lines()).toHaveLength(1);
  api.clock.now += 61;
  await api.get('/api/audit/get', user);
  expect(lines()).toHaveLength(2);
});

it('is logged for an API key that does not exist, without the key', async () => {
  const key = 'zrak_a_key_that_does_not_exist';
  expect((await api.send('POST', '/api/measurements', { series: [] }, key)).statusCode).toBe(401);
  expect(lines()).toEqual([expect.objectContaining({ status: 401, caller: '127.0.0.0/24' })]);
  expect(written.join('')).not.toContain(key);
});

it('is logged for too many calls', async () => {
  for (let call = 0; call < 25; call++) await api.get('/api/clients/get');
  expect(lines()).toEqual([expect.objectContaining({ operation: 'listClients', status: 429 })]);
});

it('is not logged for a missing or expired token, which each session has', async () => {
  const user = await api.as('okolje');
  expect((await api.get('/api/audit/get')).statusCode).toBe(401);
  api.clock.now += 86_400;
  expect((await api.get('/api/audit/get', user)).statusCode).toBe(401);
  expect(lines()).toEqual([]);
});
