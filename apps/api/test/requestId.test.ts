import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
let api: TestApi;
let proxied: TestApi;

beforeAll(async () => {
  api = await startApi({ settings: { logLevel: 'info' }, logStream });
  proxied = await startApi({ settings: { trustProxy: 'loopback' } });
}, 120_000);
afterAll(async () => {
  await api.close();
  await proxied.close();
});

const idOf = async (url: string, given?: string, of = api): Promise<unknown> =>
  (await of.get(url, undefined, given === undefined ? {} : { 'x-request-id': given })).headers['x-request-id'];

it('is in every answer, and different each time', async () => {
  const urls = ['/api/health', '/api/clients/get', '/api/Account/users/me', '/no/such/page', '/%', '/docs'];
  const ids = await Promise.all(urls.map((url) => idOf(url)));
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(urls.length);
});

it('is in each line of the log about the request, an error also with its operation', async () => {
  vi.spyOn(api.app.services.alerts, 'ofClients').mockRejectedValueOnce(new Error('no alerts today'));
  const answer = await api.get('/api/maintenanceAlerts/get');
  expect(answer.statusCode).toBe(500);
  const about = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId }) => reqId === answer.headers['x-request-id']);
  expect(about.map(({ msg }) => msg)).toEqual(['incoming request', 'no alerts today', 'request completed']);
  expect(about[0]).toMatchObject({ req: { method: 'GET', url: '/api/maintenanceAlerts/get' } });
  expect(about[1]).toMatchObject({ level: 50, operation: 'listMaintenanceAlerts', err: { type: 'Error' } });
  expect(about[2]).toMatchObject({ res: { statusCode: 500 } });
});

it('is that of a trusted proxy, if it cannot break a log', async () => {
  const given = '0af7651916cd43dd8448eb211c80319c';
  expect(await idOf('/api/health', given, proxied)).toBe(given);
  expect(await idOf('/api/health', given)).not.toBe(given);
  for (const bad of ['short', 'a line\tbreak', 'x'.repeat(129), '"},{"level":60}']) {
    expect(await idOf('/api/health', bad, proxied)).toMatch(/^[\da-f-]{36}$/);
  }
});
