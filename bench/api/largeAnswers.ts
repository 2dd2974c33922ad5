import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { everything, within } from '../../apps/api/src/db/scope.ts';
import { addStation } from '../../apps/api/test/ownStation.ts';
import { copyTemplateDays } from '../../apps/api/test/reportStations.ts';
import type { Row } from '../../scripts/bench.ts';
import { median, percentile, type Reader, readsDuring } from '../reads.ts';
import { parameters, step } from '../stations.ts';
import { type Network, seriesOf } from './network.ts';
import { startServers } from './server.ts';
import { alone } from '../rows.ts';

const rounds = process.argv.includes('--quick') ? 1 : 3;
const years = 20;
const station = 'long';
const lastDay = Math.floor(Date.now() / 86_400_000) - 1;
const keys = parameters.map((_, parameter) => seriesOf(station, parameter));
const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString();
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

interface Target {
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** A public station with twenty series of twenty years of quarter hours, 14 million values. */
async function writeHistory(target: Target): Promise<void> {
  const { db, close } = await openDatabase({ ...target, statementTimeout: 600_000 });
  try {
    await within(everything, async () => {
      const client = { id: station, code: station, name: 'Long history', isPublic: true };
      await db.insertInto('client').values(client).execute();
      await addStation(db, { id: station, name: station, timeZone: 'Europe/Ljubljana', clientId: station });
      const series = parameters.map((parameterCode, parameter) => ({
        key: keys[parameter]!,
        locationId: station,
        parameterCode,
        stepSeconds: step,
        instrumentId: null,
      }));
      await db.insertInto('series').values(series).execute();
      const days = { first: lastDay - years * 365, last: lastDay };
      await copyTemplateDays(db, [station], parameters, days);
    });
  } finally {
    await close();
  }
}

/** Milliseconds to read the stored rows of ten series of a year, without anything else. */
async function rowsRead(target: Target): Promise<number> {
  const { db, close } = await openDatabase(target);
  try {
    return await within(everything, async () => {
      const found = await db.selectFrom('series').select('id').where('key', 'in', keys.slice(0, 10)).execute();
      const ids = found.map(({ id }) => id);
      const times: number[] = [];
      for (let round = 0; round < 2 + rounds; round++) {
        const began = performance.now();
        await db
          .selectFrom('measurementChunk')
          .selectAll()
          .where('seriesId', 'in', ids)
          .where('day', '>', lastDay - 365)
          .execute();
        times.push(performance.now() - began);
      }
      return median(times.slice(2));
    });
  } finally {
    await close();
  }
}

function readersOf(origin: string, network: Network): Reader[] {
  const [from, to] = [isoOf(lastDay - 6), isoOf(lastDay + 2)];
  const publicStations = network.stationIds.filter((_, index) => index % 2 === 0);
  return [0, 1, 2, 3].map((reader) => ({
    headers: { 'x-forwarded-for': `10.1.0.${reader}` },
    urls: publicStations
      .slice(reader * 5, reader * 5 + 5)
      .flatMap((id) => [
        `${origin}/api/locations/map?clientId=${network.clientIds[0]!}`,
        `${origin}/api/locations/location?locationId=${id}`,
        `${origin}/api/dataseries/getData?seriesIds=${seriesOf(id, 0)}&from=${from}&to=${to}&interval=PT1H`,
      ]),
  }));
}

/** Reads the whole body as it arrives, and forgets it. */
async function take(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`A read was answered ${response.status}.`);
  for await (const _ of response.body!) void _;
  return performance.now() - began;
}

const ratioRow = (figure: string, value: number, base: string, other: number, most: number): Row => ({
  figure,
  value,
  unit: 'ms',
  base,
  ratio: value / other,
  goal: `≤ ${most} ×`,
  met: value / other <= most,
});

/** Large answers: how long they take, and what small ones notice of them. */
export async function rowsOfLargeAnswers(
  where: string,
  network: Network,
  data: string,
  settings: Record<string, string>,
  from?: string,
): Promise<Row[]> {
  const target = { databaseUrl: settings['DATABASE_URL'] || undefined, dataFolder: join(data, '0') };
  await writeHistory(target);
  const bare = await rowsRead(target);
  const servers = await startServers(1, 4680, data, settings, from);
  const origin = servers.origins[0]!;
  const dataOf = (count: number, days: number): string =>
    `${origin}/api/dataseries/getData?seriesIds=${keys.slice(0, count).join()}&from=${isoOf(lastDay - days)}&to=${isoOf(lastDay)}&interval=PT15M`;
  try {
    const plain = { 'accept-encoding': 'identity', accept: 'application/vnd.zrak.columns' };
    const times: number[] = [];
    for (let round = 0; round < 2 + rounds; round++) times.push(await take(dataOf(10, 365), plain));
    const readers = readersOf(origin, network);
    await readsDuring(origin, pause(3000), readers);
    const idle = percentile(await readsDuring(origin, pause(5000), readers), 0.95);
    await servers.usage();
    const large = take(dataOf(20, years * 365 - 1), { 'accept-encoding': 'gzip' });
    const busy = percentile(await readsDuring(origin, large, readers), 0.95);
    const { blocked } = await servers.usage();
    const seconds = (await large) / 1000;
    return [
      ratioRow(`${where}: 10 series × a year, bare`, median(times.slice(2)), 'rows read', bare, 2),
      alone(`${where}: 20 series × 20 years`, seconds, 's'),
      ratioRow(`${where}: others meanwhile, p95`, busy, 'idle', idle, 2),
      alone(`${where}: longest block meanwhile`, blocked * 1000, 'ms', 50),
    ];
  } finally {
    await servers.stop();
  }
}
