import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

it('a list that is too long is refused with its limit', async () => {
  const locationIds = Array.from({ length: 1001 }, (_, index) => `loc_${index}`);
  const body = { name: 'Logger', clientId: 'cli_obala', locationIds };
  const answer = await api.send('POST', '/api/apiKeys', body, await api.as('admin'));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'Not valid: locationIds. At most 1,000 entries are possible.',
  });
});
