import { setTimeout } from 'node:timers/promises';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { ChangedSeriesError, lockSeries, type WriteOrigin } from '../src/measurements/chunkWriter.ts';
import { MeasurementStore } from '../src/measurements/store.ts';
import { migratedFolder, testNow } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) {
  console.warn('ZRAK_TEST_DATABASE_URL is not set: writes are tested on the embedded database only.');
}

const hour = 3600;
const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const start = Date.parse('2026-03-01T00:00:00Z') / 1000;
const origin: WriteOrigin = { source: 'march.csv', contentHash: 'abc', actor: 'chief', clientId: null };

for (const isServer of [false, true]) {
  describe.skipIf(isServer && databaseUrl === undefined)(
    `writing to ${isServer ? 'PostgreSQL' : 'the embedded database'}`,
    () => {
      const folder = migratedFolder();
      let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
      let database: Database;
      let store: MeasurementStore;

      beforeAll(async () => {
        if (isServer) schema = await temporarySchema(databaseUrl!);
        database = await openDatabase({ databaseUrl: schema?.url, dataFolder: folder });
        store = new MeasurementStore({ db: database.db, now: () => testNow });
        await within(everything, async () => {
          const { db } = database;
          await addStation(db, { id: 'quay', name: 'Quay 7', timeZone: 'Europe/Ljubljana' });
          await db.insertInto('parameter').values(codes.map(parameter)).execute();
          await db.insertInto('series').values(codes.map(series)).execute();
        });
      }, 120_000);
      afterAll(async () => {
        await database.close();
        await schema?.drop();
        rmSync(folder, { recursive: true, force: true });
      });

      const stored = (id: number) => ({ id, locationId: 'quay', parameter: 'A', step: hour, deliveryDelay: 0 });
      const write = (id: number, hours: Record<number, number>, from = origin) => {
        const times = Object.keys(hours).map((key) => start + Number(key) * hour);
        const values = Float32Array.from(Object.values(hours));
        const samples = { series: stored(id), times, values, flags: new Int8Array(values.length).fill(1) };
        return within(everything, () => store.write([samples], from));
      };
      const read = async (id: number, from: number, to: number) => {
        const grid = await within(everything, () => store.read(stored(id), start + from * hour, start + to * hour));
        return [...grid.values].map((value) => (Number.isNaN(value) ? null : value));
      };
      const revisionsOf = (id: number) =>
        within(everything, async () => {
          const { db } = database;
          const kept = await db.selectFrom('measurementChunkRevision').selectAll().where('seriesId', '=', id).execute();
          const imports = await db.selectFrom('measurementImport').selectAll().execute();
          const importOf = new Map(imports.map((one) => [String(one.id), one]));
          return kept.map(({ day, samples, importId }) => {
            const { source, actor, replaced } = importOf.get(String(importId))!;
            return { day, source, actor, replaced, samples };
          });
        });

      it('shares transactions, and each write keeps its counts and its origin', async () => {
        await Promise.all([5, 6, 7, 8].map((id) => write(id, { 0: 1, 1: 2 })));
        const from = (actor: string) => ({ ...origin, contentHash: undefined, actor });
        const all = [
          write(5, { 2: 3 }, from('five')),
          write(6, { 0: 9, 2: 3 }, from('six')),
          write(7, { 0: 1, 1: 2 }, from('seven')),
          write(8, { 0: 9, 1: 9 }, from('eight')),
          write(8, { 0: 8 }, from('again')),
        ];
        expect(await Promise.all(all)).toEqual([
          { added: 1, replaced: 0, unchanged: 0 },
          { added: 1, replaced: 1, unchanged: 0 },
          { added: 0, replaced: 0, unchanged: 2 },
          { added: 0, replaced: 2, unchanged: 0 },
          { added: 0, replaced: 1, unchanged: 0 },
        ]);
        expect(await Promise.all([5, 6, 7, 8].map((id) => read(id, 0, 3)))).toEqual([
          [1, 2, 3],
          [9, 2, 3],
          [1, 2, null],
          [8, 9, null],
        ]);
        const kept = await Promise.all([5, 6, 7, 8].map(revisionsOf));
        expect(kept.map((rows) => rows.map(({ actor, replaced }) => [actor, replaced]))).toEqual([
          [],
          [['six', 1]],
          [],
          [
            ['eight', 2],
            ['again', 1],
          ],
        ]);
      });

      it.skipIf(!isServer)('does not wait for a series that only another write needs', async () => {
        const locked = Promise.withResolvers<void>();
        const unlock = Promise.withResolvers<void>();
        const importing = within(everything, () =>
          database.db.transaction().execute(async (db) => {
            await lockSeries(db, [5]);
            locked.resolve();
            await unlock.promise;
          }),
        );
        await locked.promise;
        let isFirstDone = false;
        const first = write(5, { 10: 1 }).then(() => (isFirstDone = true));
        await Promise.all([write(6, { 10: 1 }), write(7, { 10: 1 })]);
        expect(isFirstDone).toBe(false);
        unlock.resolve();
        await Promise.all([first, importing]);
        expect(await read(5, 10, 11)).toEqual([1]);
      });

      it('fills gaps, appends, goes back and changes nothing the second time', async () => {
        expect(await write(1, { 5: 50, 30: 80 })).toEqual({ added: 2, replaced: 0, unchanged: 0 });
        expect(await write(1, { 31: 81, 4: 40, '-1': 10 })).toEqual({ added: 3, replaced: 0, unchanged: 0 });
        expect(await read(1, -1, 6)).toEqual([10, null, null, null, null, 40, 50]);
        expect(await read(1, 29, 33)).toEqual([null, 80, 81, null]);
        const all = { '-1': 10, 4: 40, 5: 50, 30: 80, 31: 81 };
        const before = await within(everything, () => store.revision());
        expect(await write(1, all)).toEqual({ added: 0, replaced: 0, unchanged: 5 });
        expect(await within(everything, () => store.revision())).toBe(before);
        expect(await revisionsOf(1)).toEqual([]);
      });

      it('keeps a replaced day with its source, and is complete for days that are over', async () => {
        await write(2, { 0: 1, 1: 2 });
        expect(await write(2, { 1: 3, 2: 4 }, { ...origin, source: 'corrected.csv' })).toEqual({
          added: 1,
          replaced: 1,
          unchanged: 0,
        });
        const [revision, ...others] = await revisionsOf(2);
        expect(others).toEqual([]);
        expect(revision).toMatchObject({ day: start / 86_400, source: 'corrected.csv', actor: 'chief', replaced: 1 });
        expect(Buffer.from(revision!.samples).readFloatLE(4)).toBe(2);
        expect(await read(2, 0, 3)).toEqual([1, 3, 4]);

        // The hours of today after the last value are still to come.
        const today = (Math.floor(testNow / 86_400) * 86_400 - start) / hour;
        await write(2, { [today + 3]: 9 });
        const open = await within(everything, () => store.openDays(testNow));
        expect(open).toEqual([{ seriesId: 2, day: Math.floor(testNow / 86_400), filled: 4 }]);
        expect(await within(everything, () => store.firstAndLast([stored(2)]))).toEqual(
          new Map([[2, { first: start, last: start + (today + 3) * hour }]]),
        );
      });

      it('loses no value when writers meet on the same day', async () => {
        const writers = Array.from({ length: 24 }, (_, index) => write(3, { [index]: index }));
        await Promise.all([...writers, write(3, { 24: 24 })]);
        expect(await read(3, 0, 25)).toEqual(Array.from({ length: 25 }, (_, index) => index));
      });

      it('reads a damaged day as a gap, reports it once, replaces it and keeps its bytes', async () => {
        const damaged = { seriesId: 4, day: start / 86_400, filled: 24, complete: true, flags: Buffer.alloc(2) };
        await within(everything, () =>
          database.db
            .insertInto('measurementChunk')
            .values({ ...damaged, samples: Buffer.alloc(3) })
            .execute(),
        );
        const damage: object[] = [];
        const reader = new MeasurementStore({
          db: database.db,
          now: () => testNow,
          onDamage: (day) => damage.push(day),
        });
        const grid = await within(everything, async () => {
          expect(await reader.firstAndLast([stored(4)])).toEqual(new Map());
          await reader.read(stored(4), start, start + 2 * hour);
          return reader.read(stored(4), start, start + 2 * hour);
        });
        expect([...grid.values, ...grid.flags]).toEqual([Number.NaN, Number.NaN, -1, -1]);
        expect(damage).toEqual([{ seriesId: 4, day: start / 86_400 }]);
        await write(4, { 0: 1 });
        expect(await read(4, 0, 2)).toEqual([1, null]);
        expect(await revisionsOf(4)).toMatchObject([{ day: start / 86_400 }]);
      });

      it('writes nothing for a time off the grid', async () => {
        const samples = { series: stored(4), times: [start + hour, start + 1], values: new Float32Array(2) };
        await expect(
          within(everything, () => store.write([{ ...samples, flags: new Int8Array(2).fill(1) }], origin)),
        ).rejects.toThrow('no start of an interval');
        expect(await read(4, 1, 2)).toEqual([null]);
      });

      it('writes nothing to a series that is gone, or has another interval', async () => {
        const one = { times: [start + hour], values: Float32Array.of(1), flags: Int8Array.of(1) };
        for (const series of [
          { ...stored(4), step: 900 },
          { ...stored(4), id: 99 },
        ]) {
          const writing = within(everything, () => store.write([{ series, ...one }], origin));
          await expect(writing).rejects.toThrow(ChangedSeriesError);
        }
        expect(await read(4, 1, 2)).toEqual([null]);
      });

      it('reads years before 1970 without a hole', async () => {
        const from = Date.parse('1965-01-01T00:00:00Z') / 1000;
        const length = (Date.parse('1971-01-01T00:00:00Z') / 1000 - from) / hour;
        const samples = {
          series: stored(3),
          times: Float64Array.from({ length }, (_, index) => from + index * hour),
          values: new Float32Array(length).fill(5),
          flags: new Int8Array(length).fill(1),
        };
        const { values } = await within(everything, async () => {
          await store.write([samples], origin);
          return store.read(stored(3), from, from + length * hour);
        });
        expect(values).toHaveLength(length);
        expect(values.every((value) => value === 5)).toBe(true);
      });
    },
  );
}

it('shows the state of a station soon after another process has stored values', { timeout: 60_000 }, async () => {
  const api = await startOwnApi();
  try {
    const { db } = api.app.services.database;
    await within(everything, async () => {
      await addStation(db, { id: 'quay', name: 'Quay 7', timeZone: 'Europe/Ljubljana' });
      await db
        .insertInto('series')
        .values({ ...series('', 0), parameterCode: 'PM10' })
        .execute();
      // A damaged day of another series does not matter.
      const damaged = { ...series('NO2', 1), parameterCode: 'NO2' };
      await db.insertInto('series').values(damaged).execute();
      const today = { seriesId: 2, day: Math.floor(testNow / 86_400), filled: 24, complete: true };
      const bytes = { samples: Buffer.alloc(24 * 8), flags: Buffer.alloc(24) };
      await db
        .insertInto('measurementChunk')
        .values({ ...today, ...bytes })
        .execute();
      // The new series makes the API compute the states, too: that is over before the values come.
      await api.app.services.catalogue.loadChanges();
      await api.app.services.background.idle();
      const other = new MeasurementStore({ db, now: () => testNow });
      const times = [Math.floor(testNow / hour) * hour - hour];
      const one = { series: { id: 1, step: hour }, times, values: Float32Array.of(12), flags: Int8Array.of(1) };
      await other.write([one], origin);
    });
    await vi.waitFor(
      async () => {
        await setTimeout(200);
        const answer = await api.get('/api/locations/location?locationId=quay');
        expect(answer.json()).toMatchObject({ state: 'ok', latest: [{ value: 12 }] });
      },
      { timeout: 15_000, interval: 200 },
    );
  } finally {
    await api.close();
  }
});

const parameter = (code: string, sortOrder: number) => ({
  code,
  category: 'pollution' as const,
  name: JSON.stringify({ en: code, sl: code, de: code }),
  unit: 'µg/m³',
  decimals: 1,
  quantity: 'concentration' as const,
  aggregator: 'mean' as const,
  detectionLimit: null,
  sortOrder,
});

const series = (code: string, index: number) => ({
  id: index + 1,
  key: `quay_${code}`,
  locationId: 'quay',
  parameterCode: code,
  stepSeconds: hour,
  instrumentId: null,
});
