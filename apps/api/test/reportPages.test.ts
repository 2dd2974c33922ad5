import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

interface Answer {
  total: number;
  stations: { name: string }[];
}

const report = (more = '') => api.get(`/api/reports/statistics?clientId=cli_okolje&period=2026-01${more}`);

async function namesOf(more?: string): Promise<{ total: number; names: string[] }> {
  const { total, stations } = (await report(more)).json<Answer>();
  return { total, names: stations.map(({ name }) => name) };
}

it('the report of all stations is sent in pages when they are asked for', async () => {
  const { total, names } = await namesOf();
  expect([total, names.length]).toEqual([14, 14]);
  expect(await namesOf('&limit=5')).toEqual({ total, names: names.slice(0, 5) });
  expect(await namesOf('&limit=5&offset=10')).toEqual({ total, names: names.slice(10) });
  expect(await namesOf('&limit=5&offset=60')).toEqual({ total, names: [] });
  expect(await namesOf('&offset=12')).toEqual({ total, names: names.slice(12) });
}, 60_000);

it.each(['limit=0', 'limit=201', 'limit=ten', 'offset=-1'])('%s is refused', async (part) => {
  expect((await report(`&${part}`)).statusCode).toBe(400);
});
