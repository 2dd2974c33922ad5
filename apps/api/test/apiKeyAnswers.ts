import { expect } from 'vitest';
import type { answersOf } from './contractAnswers.ts';
import type { TestApi } from './helpers.ts';

/** Checks keys of data loggers from their creation to the end, and their limit. */
export async function expectApiKeys(api: TestApi, expectAnswer: ReturnType<typeof answersOf>): Promise<void> {
  type Key = { id: string; name: string; lastUsedAt?: string; revokedAt?: string };
  const as = 'obala-key';
  const add = (status: number, changes: object) =>
    expectAnswer<{ key: Key; secret: string }>('createApiKey', status, '/api/apiKeys', {
      as,
      body: { clientId: 'cli_obala', name: 'Logger at the quay', ...changes },
    });
  const list = (who = as) => expectAnswer<Key[]>('listApiKeys', 200, '/api/apiKeys/get', { as: who });
  const { key, secret } = await add(201, { locationIds: ['loc_koper'] });
  expect(key).toMatchObject({ clientName: 'Mestna občina Obala', locations: [{ id: 'loc_koper', name: 'Koper' }] });
  expect(key).toMatchObject({ createdBy: as });
  expect(await list()).toEqual([key]);

  const write = (seriesId: string) => {
    const body = { series: [{ seriesId, times: ['2026-11-01T00:00:00Z'], values: [21] }] };
    return api.send('POST', '/api/measurements', body, secret);
  };
  expect((await write('ser_koper_pm10')).statusCode).toBe(200);
  expect((await write('ser_izola_pm10')).statusCode).toBe(404);
  await api.app.services.background.idle();
  expect((await list())[0]!.lastUsedAt).toBe('2026-11-18T10:07:00Z');

  for (const name of ['', ' ', 'Two\nlines', 'x'.repeat(81)]) await add(400, { name });
  for (const locationIds of [[], ['loc_koper', 'loc_koper']]) await add(400, { locationIds });
  await add(404, { locationIds: ['loc_trbovlje'] });
  await add(403, { clientId: 'cli_zasavje' });

  const revoke = (status: number, id: string, who = as) =>
    expectAnswer('revokeApiKey', status, `/api/apiKeys/${id}`, { as: who });
  await revoke(204, key.id);
  await revoke(204, key.id);
  await revoke(404, 'key_none');
  expect((await list())[0]!.revokedAt).toBe('2026-11-18T10:07:00Z');
  expect((await write('ser_koper_pm10')).statusCode).toBe(401);

  const ofOther = { as: 'admin', body: { clientId: 'cli_zasavje', name: 'Mast' } };
  const { key: other } = await expectAnswer<{ key: Key }>('createApiKey', 201, '/api/apiKeys', ofOther);
  expect((await list('admin')).map(({ name }) => name)).toEqual(['Logger at the quay', 'Mast']);
  expect((await list()).map(({ name }) => name)).toEqual(['Logger at the quay']);
  await revoke(404, other.id);

  for (let count = 0; count < 100; count++) await add(201, { name: `Logger ${count}` });
  await add(400, {});
  await revoke(204, (await list()).at(-1)!.id);
  await add(201, {});
}
