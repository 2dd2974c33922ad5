import { rmSync } from 'node:fs';
import { limitValues } from '@zrak/quantities/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type Db, openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { installStandard } from '../src/parameters/installStandard.ts';
import { standardLimits, standardParameters } from '../src/parameters/standard.ts';
import { StartError } from '../src/settings.ts';
import { startApi, migratedFolder } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
const folder = migratedFolder();
let database: Database;
let db: Db;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  db = database.db;
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const allParameters = () => db.selectFrom('parameter').selectAll().orderBy('sortOrder').execute();
const allLimits = () => db.selectFrom('referenceValue').selectAll().orderBy('id').execute();

describe('standard parameters and limit values', () => {
  it('name every parameter of a limit value, each once', () => {
    const codes = standardParameters.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining([...new Set(limitValues.map(({ parameter }) => parameter))]));
  });

  it('are in a new database, and not written again', async () => {
    await installStandard(db);
    const parameters = await allParameters();
    const limits = await allLimits();
    expect(parameters.map(({ code }) => code)).toEqual(standardParameters.map(({ code }) => code));
    expect(parameters.find(({ code }) => code === 'NO2')).toMatchObject({
      name: { en: 'Nitrogen dioxide', sl: 'Dušikov dioksid', de: 'Stickstoffdioxid' },
      unit: 'µg/m³',
      decimals: 1,
      aggregator: 'mean',
      origin: 'standard',
    });
    expect(limits).toHaveLength(standardLimits.length);
    await installStandard(db);
    expect(await allLimits()).toEqual(limits);
  });

  it('follow a new release, and leave rows of the operator alone', async () => {
    await db.updateTable('parameter').set({ name: '{"en":"Old name"}' }).where('code', '=', 'O3').execute();
    await db.updateTable('parameter').set({ origin: 'operator', decimals: 3 }).where('code', '=', 'NO').execute();
    await db.updateTable('parameter').set({ detectionLimit: 1.7 }).where('code', '=', 'SO2').execute();
    const isYearOfPm10 = (one: { parameterCode: string; regime: string; averaging: string }) =>
      one.parameterCode === 'PM10' && one.regime === 'eu2008' && one.averaging === 'P1Y';
    const { id: yearId, ...year } = (await allLimits()).find(isYearOfPm10)!;
    const ownYear = { origin: 'operator', value: 38 } as const;
    await db.updateTable('referenceValue').set(ownYear).where('id', '=', yearId).execute();
    const withdrawn = { ...year, label: '{"en":"Withdrawn"}', averaging: 'PT1H' };
    await db.insertInto('referenceValue').values(withdrawn).execute();
    await db.updateTable('setting').set({ value: 'old' }).where('key', '=', 'standard-parameters').execute();

    await installStandard(db);
    const parameters = new Map((await allParameters()).map((one) => [one.code, one]));
    expect(parameters.get('O3')!.name).toMatchObject({ en: 'Ozone' });
    expect(parameters.get('NO')!.decimals).toBe(3);
    expect(parameters.get('SO2')!.detectionLimit).toBe(1.7);
    const limits = await allLimits();
    expect(limits.filter(isYearOfPm10).map(({ value }) => value)).toEqual([38]);
    expect(limits).toHaveLength(standardLimits.length);
  });
});

it('the demo does not start beside the clients of an operator, and says why', async () => {
  await db.insertInto('client').values({ id: 'cli_own', code: 'OWN', name: 'Own', isPublic: true }).execute();
  await expect(seedDemo(db)).rejects.toThrow(
    new StartError(
      'ZRAK_DEMO=1: the database has clients of its own (OWN), and the passwords of the demo are published. ZRAK_DEMO=0 starts without the demo; the demo needs an empty database.',
    ),
  );
});

describe.skipIf(databaseUrl === undefined)('standard parameters on PostgreSQL', () => {
  it('are written once by three processes that start at the same time', { timeout: 60_000 }, async () => {
    const schema = await temporarySchema(databaseUrl!);
    const start = () => startApi({ settings: { demo: false, databaseUrl: schema.url } });
    const apis = await Promise.all([start(), start(), start()]);
    try {
      const [{ app }] = apis;
      const rows = await within(everything, () =>
        app.services.database.db.selectFrom('referenceValue').select('id').execute(),
      );
      expect(rows).toHaveLength(standardLimits.length);
    } finally {
      for (const api of apis) await api.close();
      await schema.drop();
    }
  });
});
