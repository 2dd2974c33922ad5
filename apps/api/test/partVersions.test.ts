import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import type { TestApi } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
const databases: [string, string | undefined][] = [
  ['the embedded database', undefined],
  ...(databaseUrl === undefined ? [] : [['PostgreSQL', databaseUrl] as [string, string]]),
];

const day = 86_400;
const start = Date.UTC(2026, 0, 1) / 1000;
const origin = { source: 'test', actor: 'test', clientId: 'own' };

/** Days of the parts, from the start on. Some touch, some overlap, some are equal, and the last has no stored day. */
const parts: readonly (readonly [from: number, to: number])[] = [
  [0, 31],
  [31, 59],
  [20, 40],
  [80, 90],
  [0, 31],
  [0.5, 1.5],
  [400, 410],
];

describe.each(databases)('versions of parts in %s', (_, ofServer) => {
  let api: TestApi;
  let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;

  const seriesOf = (parameter: string) =>
    api.app.services.catalogue.seriesOf('parts').find((one) => one.parameter === parameter)!;

  const write = async (parameter: string, onDays: readonly number[], value: number) => {
    const times = Float64Array.from(onDays, (onDay) => start + onDay * day);
    const values = new Float32Array(times.length).fill(value);
    const flags = new Int8Array(times.length).fill(1);
    await api.app.services.measurements.write([{ series: seriesOf(parameter), times, values, flags }], origin);
  };

  const asked = () =>
    ['NO2', 'PM10'].flatMap((parameter) =>
      parts.map(([from, to]) => ({ series: seriesOf(parameter), from: start + from * day, to: start + to * day })),
    );

  const versions = async () => api.app.services.measurements.versions(asked());

  beforeAll(async () => {
    schema = ofServer === undefined ? undefined : await temporarySchema(ofServer);
    api = await startOwnApi(schema === undefined ? {} : { databaseUrl: schema.url });
    const { database, catalogue } = api.app.services;
    await within(everything, async () => {
      await addStation(database.db, { id: 'parts', name: 'Parts', timeZone: 'UTC' });
      for (const parameterCode of ['NO2', 'PM10']) {
        const row = { key: `parts_${parameterCode}`, locationId: 'parts', parameterCode, stepSeconds: 3600 };
        await database.db
          .insertInto('series')
          .values({ ...row, instrumentId: null })
          .execute();
      }
      await catalogue.loadChanges();
      for (const parameter of ['NO2', 'PM10']) await write(parameter, [...Array(90).keys()], 5);
    });
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await schema?.drop();
  });

  it('are the same together and alone', async () => {
    await within(everything, async () => {
      const alone = [];
      for (const part of asked()) alone.push(...(await api.app.services.measurements.versions([part])));
      expect(await versions()).toEqual(alone);
      expect(alone[0]).toBe(alone[4]);
      expect(alone.slice(6, 7)).toEqual(['']);
      expect(new Set(alone).size).toBe(2 * 5 + 1);
    });
  });

  it.each([
    ['a value is written', () => write('NO2', [35], 7), [1, 2]],
    ['a value is written on the last day of a part', () => write('NO2', [30], 7), [0, 2, 4]],
    ['the first value of a day is written', () => write('PM10', [405], 7), [13]],
    [
      'a day is deleted',
      () =>
        api.app.services.database.db
          .deleteFrom('measurementChunk')
          .where('seriesId', '=', seriesOf('NO2').id)
          .where('day', '=', start / day + 85)
          .execute(),
      [3],
    ],
  ])('change where %s, and nowhere else', async (_change, change, changed) => {
    await within(everything, async () => {
      const before = await versions();
      await change();
      const after = await versions();
      expect(after.flatMap((version, index) => (version === before[index] ? [] : [index]))).toEqual(changed);
    });
  });
});
