import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/people.ts';
import { readExposition } from './exposition.ts';
import { startApi, type TestApi } from './helpers.ts';

/** Must not appear in the metrics. */
const canary = 'C4nary-Sings';
const onLoopback = { host: '127.0.0.1', port: 0 };
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ settings: { metrics: onLoopback } });
}, 120_000);
afterAll(() => api.close());

const page = async (): Promise<string> => {
  const answer = await fetch(api.app.services.metricsUrl!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.text();
};
const metrics = async () => readExposition(await page());
const signIn = (username: string, password: string, from: string) =>
  api.token({ grant_type: 'password', username, password }, from);

describe('the page of metrics', () => {
  it('has families whose names have the unit and, of counters, the ending of Prometheus', async () => {
    const { types } = await metrics();
    for (const name of [
      'zrak_build_info',
      'zrak_http_requests_in_flight',
      'zrak_http_request_duration_seconds',
      'zrak_database_statement_duration_seconds',
      'zrak_database_failures_total',
      'zrak_database_connections',
      'zrak_database_waiting',
      'zrak_tasks_running',
      'zrak_mails_total',
      'zrak_mails_waiting',
      'zrak_stations',
      'zrak_newest_measurement_timestamp_seconds',
      'zrak_sign_ins_refused_total',
      'zrak_calls_refused_total',
      'zrak_measurements_received_total',
      'zrak_measurement_rows_refused_total',
      'zrak_damaged_chunks_total',
      'zrak_client_errors_total',
      'zrak_background_runs_total',
      'zrak_background_last_success_timestamp_seconds',
      'zrak_audit_events_waiting',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ]) {
      expect(types.has(name), name).toBe(true);
    }
    for (const [name, type] of types) {
      if (name.startsWith('zrak_')) expect(name.endsWith('_total'), name).toBe(type === 'counter');
    }
  });

  it('counts requests by operation and class of the status', async () => {
    const count = async (operation: string, status: string) =>
      (await metrics()).value('zrak_http_request_duration_seconds_count', { operation, status }) ?? 0;
    const before = await count('listClients', '2xx');
    await api.get('/api/clients/get');
    await api.get('/api/clients/get');
    await api.get('/api/clients/get?nothing=%00');
    await api.get('/api/Account/users/me');
    await api.get('/no/such/page');
    expect(await count('listClients', '2xx')).toBe(before + 2);
    expect(await count('listClients', '4xx')).toBe(1);
    expect(await count('getMe', '4xx')).toBe(1);
    expect(await count('other', '4xx')).toBe(1);
    expect((await metrics()).value('zrak_http_requests_in_flight')).toBe(0);
    expect((await metrics()).value('zrak_database_statement_duration_seconds_count')).toBeGreaterThan(2);
  });

  it('counts refused sign-ins by their reason', async () => {
    const reasons = async () => {
      const { value } = await metrics();
      return ['credentials', 'throttled', 'session'].map((reason) => value('zrak_sign_ins_refused_total', { reason })!);
    };
    const before = await reasons();
    for (let attempt = 0; attempt < 7; attempt++) await signIn('obala', `${canary}-${attempt}`, '10.0.0.1');
    await api.token({ grant_type: 'refresh_token', refresh_token: canary });
    const after = await reasons();
    expect(after.map((count, index) => count - before[index]!)).toEqual([5, 2, 1]);
  });

  it('counts calls that are refused for their token or key', async () => {
    const counts = async () => {
      const { value } = await metrics();
      return ['missing', 'token', 'session', 'key'].map((reason) => value('zrak_calls_refused_total', { reason })!);
    };
    const me = (token?: string) => api.get('/api/Account/users/me', token);
    const { access_token } = (await signIn('obala', demoPassword, '10.0.1.1')).json<{ access_token: string }>();
    const others = (await signIn('obala', demoPassword, '10.0.1.1')).json<{ access_token: string }>();
    await api.send('POST', '/api/Account/sessions/end', { currentPassword: demoPassword }, others.access_token);
    const before = await counts();
    await me(others.access_token);
    await api.get('/api/clients/get');
    await me();
    await me(canary);
    await me(`${others.access_token}x`);
    await api.get('/api/clients/get', canary);
    await me(access_token);
    await api.send('POST', '/api/measurements', { series: [] }, canary);
    await api.send('POST', '/api/measurements', { series: [] });
    const after = await counts();
    expect(after.map((count, index) => count - before[index]!)).toEqual([2, 3, 1, 1]);
  });

  it('counts values and refused rows of the calls of loggers', async () => {
    const { apiKeys } = api.app.services;
    const { secret } = await within(everything, () =>
      apiKeys.create({ name: canary, clientId: 'cli_okolje', locationIds: null, createdBy: 'test' }),
    );
    const body = `series,time,value\nser_bezigrad_pm10,2026-11-18T08:00:00Z,21.4\nser_bezigrad_pm10,2026-11-18T08:00:01Z,1\n`;
    const call = await api.app.inject({
      method: 'POST',
      url: '/api/measurements',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
      payload: body,
    });
    expect(call.json()).toMatchObject({ refused: 1 });
    const { value, samples } = await metrics();
    expect(value('zrak_measurement_rows_refused_total', { source: 'call' })).toBe(1);
    const received = samples.filter(({ name }) => name === 'zrak_measurements_received_total');
    expect(received.reduce((sum, one) => sum + one.value, 0)).toBe(1);
  });

  it('counts mails, and those that failed', async () => {
    const mails = async (outcome: string) => (await metrics()).value('zrak_mails_total', { outcome });
    const [sent, failed] = [await mails('sent'), await mails('failed')];
    await api.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' });
    await api.app.services.background.idle();
    expect(await mails('sent')).toBe(sent! + 1);
    const broken = await startApi({ settings: { metrics: onLoopback, smtpUrl: 'smtp://127.0.0.1:1' } });
    await broken.send('POST', '/api/email/resetPassword/', { email: 'obala@example.org' });
    await broken.app.services.background.idle();
    const other = readExposition(await (await fetch(broken.app.services.metricsUrl!)).text());
    await broken.close();
    expect(other.value('zrak_mails_total', { outcome: 'failed' })).toBe(1);
    // Two servers in one process do not count together.
    expect(await mails('failed')).toBe(failed);
  });

  it('has the running exports, also of a reader who leaves', async () => {
    const running = async () => (await metrics()).value('zrak_tasks_running', { task: 'export' });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const leave = new AbortController();
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/exportData/get?seriesIds=ser_bezigrad_pm10&from=2024-12-01&to=2026-11-01&interval=PT15M`,
      { signal: leave.signal },
    );
    expect(answer.status).toBe(200);
    expect(await running()).toBe(1);
    leave.abort();
    await answer.text().catch(() => undefined);
    await vi.waitFor(async () => expect(await running()).toBe(0));
    expect(
      (await metrics()).value('zrak_http_request_duration_seconds_count', {
        operation: 'exportData',
        status: 'aborted',
      }),
    ).toBe(1);
  });

  it('has the state of the stations, and when the background work last ran', async () => {
    const { value, samples } = await metrics();
    const stations = samples.filter(({ name }) => name === 'zrak_stations');
    expect(stations.reduce((sum, one) => sum + one.value, 0)).toBe(api.app.services.catalogue.locations.length);
    expect(api.clock.now - value('zrak_newest_measurement_timestamp_seconds')!).toBeLessThan(7200);
    for (const work of ['states', 'alerts', 'reports']) {
      const at = value('zrak_background_last_success_timestamp_seconds', { work })!;
      expect(Math.abs(at - Date.now() / 1000), work).toBeLessThan(600);
    }
  });

  it('counts runs of the background work that failed', async () => {
    const { clock, alertWatch, background } = api.app.services;
    const failing = vi.spyOn(alertWatch, 'run').mockRejectedValueOnce(new Error('no judge'));
    await within(everything, () => clock.tick());
    await background.idle();
    failing.mockRestore();
    expect((await metrics()).value('zrak_background_runs_total', { work: 'alerts', outcome: 'failed' })).toBe(1);
  });

  it('is there while the database is not', async () => {
    const alone = await startApi({ settings: { metrics: onLoopback } });
    const { database, metricsUrl } = alone.app.services;
    vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    });
    database.onStatement(0.1, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    database.onStatement(0.1, Object.assign(new Error('twice'), { code: '23505' }));
    const { value, types } = readExposition(await (await fetch(metricsUrl!)).text());
    vi.restoreAllMocks();
    await alone.close();
    expect(types.has('zrak_mails_waiting')).toBe(true);
    expect(value('zrak_mails_waiting')).toBeUndefined();
    expect(value('zrak_database_failures_total', { kind: 'outage' })).toBe(1);
    expect(value('zrak_database_failures_total', { kind: 'conflict' })).toBe(1);
  });

  it('names no person, client, station, key, address or secret', async () => {
    const secret = `${canary}-1`;
    await signIn(secret, secret, '10.0.0.2');
    await api.get(`/api/locations/location?locationId=${canary}`);
    await api.get(`/${canary}`, canary, { 'x-request-id': canary, 'user-agent': canary });
    const text = await page();
    const { users, catalogue } = api.app.services;
    const people = await within(everything, () => users.all());
    const names = [
      canary,
      canary.toLowerCase(),
      '10.0.0.',
      ...people.flatMap(({ id, userName, email, fullName }) => [id, `"${userName}"`, email, fullName]),
      ...catalogue.clients.flatMap(({ id, code, name }) => [id, code, name]),
      ...catalogue.locations.flatMap(({ id, name }) => [id, name]),
    ];
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });
});

describe('the port of metrics', () => {
  it('answers nothing but the page', async () => {
    const { metricsUrl = '' } = api.app.services;
    expect((await fetch(new URL('/api/health', metricsUrl))).status).toBe(404);
    const posted = await fetch(metricsUrl, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await api.get('/metrics')).statusCode).toBe(404);
  });

  it('is closed unless it is configured, and with the server', async () => {
    const without = await startApi();
    expect(without.app.services.metricsUrl).toBeUndefined();
    await without.close();
    const other = await startApi({ settings: { metrics: onLoopback } });
    await other.close();
    await expect(fetch(other.app.services.metricsUrl!)).rejects.toThrow('fetch failed');
  });

  it('that is in use prevents the start with one line', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const { port } = blocker.address() as AddressInfo;
    await expect(startApi({ settings: { metrics: { ...onLoopback, port } } })).rejects.toThrow(
      `Metrics cannot be served on 127.0.0.1, port ${port} (EADDRINUSE); see ZRAK_METRICS_PORT.`,
    );
    blocker.close();
  });
});
