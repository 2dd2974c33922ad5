import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryResult } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../db/schema.ts';
import { MeasurementStore } from './store.ts';

/** A store whose statements the test answers. */
function storeOf(answer: (statement: string) => Promise<QueryResult<unknown>>): MeasurementStore {
  const connection = {
    executeQuery: async <Row>({ sql }: { sql: string }) => (await answer(sql)) as QueryResult<Row>,
    streamQuery: () => {
      throw new Error('Nothing is streamed.');
    },
  };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        beginTransaction: async () => undefined,
        commitTransaction: async () => undefined,
        rollbackTransaction: async () => undefined,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  });
  return new MeasurementStore({ db, now: () => 0, onUnannounced: () => undefined });
}

it('announces again what failed, though an earlier announcement succeeds later', async () => {
  const slow = Promise.withResolvers<QueryResult<unknown>>();
  const answers: Promise<QueryResult<unknown>>[] = [slow.promise, Promise.reject(new Error('terminating connection'))];
  let announced = 0;
  const store = storeOf(async (statement) => {
    if (!statement.includes('nextval')) return { rows: [{ value: '1' }] };
    announced++;
    return answers.shift() ?? { rows: [] };
  });
  const first = store.announce();
  await store.announce();
  slow.resolve({ rows: [] });
  await first;
  expect(announced).toBe(2);
  await store.revision();
  expect(announced).toBe(3);
  await store.revision();
  expect(announced).toBe(3);
});
