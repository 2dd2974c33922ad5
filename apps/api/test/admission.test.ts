import { afterAll, beforeAll, expect, it } from 'vitest';
import { Admission } from '../src/access/admission.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { demo: false } });
}, 60_000);
afterAll(async () => api.close());

it('refuses the calls beyond its limit for some seconds, and answers the others', async () => {
  Object.assign(api.app.services, { admission: new Admission(3) });
  const read = () => api.get('/api/clients/get');
  const answers = await Promise.all(Array.from({ length: 8 }, read));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(5);
  const refused = answers.find(({ statusCode }) => statusCode === 503)!;
  expect(refused.headers['retry-after']).toBe('5');
  // Those that were answered have made room.
  for (let call = 0; call < 5; call++) expect((await read()).statusCode).toBe(200);
});
