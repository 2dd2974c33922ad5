import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let address: string;
/** Reports that are being computed, and the signals of their readers. */
const asked: { signal: AbortSignal | undefined; answer: () => void }[] = [];

beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const { reportStatistics } = api.app.services;
  const compute = reportStatistics.of.bind(reportStatistics);
  vi.spyOn(reportStatistics, 'of').mockImplementation(async (location, period, signal) => {
    await new Promise<void>((answer) => asked.push({ signal, answer }));
    return compute(location, period, signal);
  });
}, 120_000);
afterAll(() => api.close());

const oneStation = 'clientId=cli_okolje&locationId=loc_bezigrad&period=2026-10';
const call = (path: string, query = oneStation, headers: Record<string, string> = {}) => {
  const request = get(`${address}/api/reports/${path}?${query}`, { headers });
  return { request, answer: once(request, 'response').then(([answer]) => answer as IncomingMessage) };
};

it('the visitors of a network have at most ten reports in preparation, of both kinds together', async () => {
  const calls = Array.from({ length: 10 }, (_, index) => call(index % 2 === 0 ? 'statistics' : 'workbook'));
  await vi.waitFor(() => expect(asked).toHaveLength(10), { timeout: 10_000 });
  const refused = await call('statistics').answer;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect(JSON.parse(String((await refused.toArray())[0]))).toEqual({
    message: 'Ten reports are already being prepared for you. Wait until one is ready.',
  });
  for (const { answer } of asked.splice(0)) answer();
  for (const { answer } of calls) {
    const { statusCode } = await answer;
    expect(statusCode).toBe(200);
    (await answer).resume();
  }
  const next = call('workbook');
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  asked.splice(0)[0]!.answer();
  expect((await next.answer).statusCode).toBe(200);
  (await next.answer).resume();
}, 30_000);

it('a report is given up when its reader disconnects', async () => {
  const { request, answer } = call('workbook');
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  const [{ signal, answer: goOn }] = asked.splice(0) as [(typeof asked)[number]];
  expect(signal!.aborted).toBe(false);
  request.on('error', () => undefined);
  request.destroy();
  await vi.waitFor(() => expect(signal!.aborted).toBe(true), { timeout: 10_000 });
  goOn();
}, 30_000);

it('a user has at most two reports in preparation, of both kinds together', async () => {
  const headers = { authorization: `Bearer ${await api.as('okolje')}` };
  const calls = ['statistics', 'workbook'].map((path) => call(path, oneStation, headers));
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
  const refused = await call('workbook', oneStation, headers).answer;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect(JSON.parse(String((await refused.toArray())[0]))).toEqual({
    message: 'Two reports are already being prepared for you. Wait until one is ready.',
  });
  for (const { answer } of asked.splice(0)) answer();
  for (const { answer } of calls) {
    expect((await answer).statusCode).toBe(200);
    (await answer).resume();
  }
}, 30_000);

it.each(['br', 'gzip'])(
  'the first stations are sent while the others are computed, with %s',
  async (encoding) => {
    const headers = { authorization: `Bearer ${await api.as('obala-key')}`, 'accept-encoding': encoding };
    const { answer } = call('statistics', 'clientId=cli_obala&period=2026-10', headers);
    // The values of the second station are read while the first is computed.
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
    asked.shift()!.answer();
    const text = (await answer).pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
    const [first] = (await once(text, 'data')) as [Buffer];
    expect(String(first)).toMatch(/^\{"period":"2026-10","stations":\[\{"locationId":/);
    const release = setInterval(() => asked.splice(0).forEach(({ answer: goOn }) => goOn()), 5);
    await once(text.resume(), 'end').finally(() => clearInterval(release));
  },
  60_000,
);
