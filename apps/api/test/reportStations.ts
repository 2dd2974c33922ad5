import { sql } from 'kysely';
import { type Db, openDatabase } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { ApiKeys } from '../src/repositories/apiKeys.ts';
import { addStation } from './ownStation.ts';

export const reportClient = 'bench_reports';
const stationCount = 60;
const parameters = 'PM10,PM2.5,NO2,O3,SO2,CO,T,RH,WS,WD'.split(',');
const slotsPerDay = 96;
/** Stored days that a series repeats: as many as are written by hand before the database copies them. */
const templateDays = 28;

const stationId = (station: number): string => `bench_r${String(station).padStart(2, '0')}`;

/** A series of the first station. */
export const writtenSeries = `${stationId(0)}_no2`;

/** Values in the range of most quantities, with a daily course; 2 % are missing. */
function templateDay(parameter: number, day: number): { samples: Buffer; flags: Buffer } {
  const samples = Buffer.alloc(slotsPerDay * 4);
  const flags = Buffer.alloc(slotsPerDay);
  for (let slot = 0; slot < slotsPerDay; slot++) {
    const noise = ((parameter * 7919 + day * 104_729 + slot * 1299) % 997) / 100;
    const isMissing = (parameter * 31 + day * 17 + slot) % 50 === 0;
    const value = 20 + 15 * Math.sin((slot / slotsPerDay) * 2 * Math.PI) + noise + day / 4;
    samples.writeFloatLE(isMissing ? Number.NaN : Math.round(value * 10) / 10, slot * 4);
    flags.writeInt8(isMissing ? 0 : 1, slot);
  }
  return { samples, flags };
}

/**
 * Writes days of quarter hours for series of stations: the database copies the days of a template.
 * @param days first and last stored day, UTC days since 1970
 */
export async function copyTemplateDays(
  db: Db,
  stationIds: readonly string[],
  parameterCodes: readonly string[],
  days: { first: number; last: number },
): Promise<void> {
  for (const [index, parameter] of parameterCodes.entries()) {
    const template = Array.from({ length: templateDays }, (_, day) => templateDay(index, day));
    await sql`
      insert into measurement_chunk (series_id, day, filled, complete, samples, flags)
      select series.id, day, ${slotsPerDay}, true, template.samples, template.flags
      from series
      cross join generate_series(${days.first}::integer, ${days.last}::integer) as day
      join unnest(${template.map(({ samples }) => samples)}::bytea[], ${template.map(({ flags }) => flags)}::bytea[])
        with ordinality as template (samples, flags, number)
        on template.number = 1 + (day + series.id) % ${templateDays}
      where series.parameter_code = ${parameter} and series.location_id = any(${stationIds}::text[])`.execute(db);
  }
}

/**
 * A public client of 60 stations with ten series of quarter hours each.
 * @param days first and last stored day, UTC days since 1970
 * @returns a key that writes to it
 */
export async function addReportClient(dataFolder: string, days: { first: number; last: number }): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder, statementTimeout: 300_000 });
  try {
    return await within(everything, async () => {
      const client = { id: reportClient, code: 'BENCH-REPORTS', name: 'Reports', isPublic: true };
      await db.insertInto('client').values(client).execute();
      for (let station = 0; station < stationCount; station++) {
        const id = stationId(station);
        await addStation(db, { id, name: id, timeZone: 'Europe/Ljubljana', clientId: reportClient });
        const series = parameters.map((parameterCode) => ({
          key: `${id}_${parameterCode.toLowerCase().replace('.', '')}`,
          locationId: id,
          parameterCode,
          stepSeconds: 900,
          instrumentId: null,
        }));
        await db.insertInto('series').values(series).execute();
      }
      const stationIds = Array.from({ length: stationCount }, (_, station) => stationId(station));
      await copyTemplateDays(db, stationIds, parameters, days);
      const keys = new ApiKeys(db, () => Date.now() / 1000);
      const locationIds = [stationId(0)];
      return (await keys.create({ name: 'Bench', clientId: reportClient, locationIds, createdBy: 'bench' })).secret;
    });
  } finally {
    await close();
  }
}
