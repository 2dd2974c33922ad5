import { get, type IncomingMessage } from 'node:http';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@zrak/api-client/schema';
import { startApi, type TestApi } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

// Without the scope of its call a statement finds no rows: an answer that lost it half way would lack values.
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) console.warn('ZRAK_TEST_DATABASE_URL is not set: scopes of streams are not tested.');

describe.skipIf(databaseUrl === undefined)(
  'PostgreSQL, while a long answer is read slowly',
  { timeout: 60_000 },
  () => {
    let schema: Awaited<ReturnType<typeof temporarySchema>>;
    let api: TestApi;
    let address: string;
    let authorization: string;
    let seriesIds: string;
    beforeAll(async () => {
      schema = await temporarySchema(databaseUrl!);
      api = await startApi({ settings: { databaseUrl: schema.url } });
      address = await api.app.listen({ host: '127.0.0.1', port: 0 });
      authorization = `Bearer ${await api.as('obala')}`;
      seriesIds = api.app.services.catalogue
        .seriesOf('loc_koper')
        .map(({ key }) => key)
        .join();
    }, 120_000);
    afterAll(async () => {
      await api.close();
      await schema.drop();
    });

    async function readSlowly(url: string): Promise<Buffer> {
      const answer = await new Promise<IncomingMessage>((done) =>
        get(`${address}${url}`, { headers: { authorization } }, done),
      );
      expect(answer.statusCode).toBe(200);
      const pieces: Buffer[] = [];
      for await (const piece of answer) {
        pieces.push(piece as Buffer);
        await new Promise((done) => setTimeout(done, 4));
      }
      return Buffer.concat(pieces);
    }
    const year = () => `seriesIds=${seriesIds}&from=2026-01-01&to=2026-11-01&interval=PT15M`;

    it('values have no gaps', async () => {
      const { series } = JSON.parse((await readSlowly(`/api/dataseries/getData?${year()}`)).toString());
      expect(series).toHaveLength(seriesIds.split(',').length);
      for (const { values } of series) {
        expect(values.filter((value: unknown) => value !== null).length).toBeGreaterThan(values.length / 4);
      }
    });

    it('an export has values in every month', async () => {
      const archive = await readSlowly(`/api/exportData/get?${year()}&format=csv&layout=oneTable&culture=en-GB`);
      const csv = Object.entries(unzipSync(archive)).find(([name]) => name === 'Values.csv')![1];
      const rows = Buffer.from(csv).toString().split(/\r?\n/);
      const rowsOf = Map.groupBy(rows, (row) => /^"?(2026-\d\d)-/.exec(row)?.[1]);
      rowsOf.delete(undefined);
      expect(rowsOf.size, rows.slice(0, 3).join('|')).toBe(10);
      // After from, to and the offset of the time zone.
      const firstValue = 3;
      for (const [month, ofMonth] of rowsOf) {
        const measured = ofMonth.filter((row) => /\d/.test(row.split(',')[firstValue]!));
        expect(measured.length, month).toBeGreaterThan(ofMonth.length / 2);
      }
    });

    it('a report has values of every station', async () => {
      type Answer = { stations: components['schemas']['StationStatistics'][] };
      const url = '/api/reports/statistics?clientId=cli_obala&period=2026-10';
      const { stations } = JSON.parse((await readSlowly(url)).toString()) as Answer;
      expect(stations.length).toBeGreaterThan(3);
      for (const { parameters } of stations) {
        expect(parameters.filter(({ coverage }) => coverage > 50).length).toBeGreaterThan(parameters.length / 4);
      }
    });
  },
);
