import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { demoPhotos } from './illustrations.ts';
import { demoInstruments, openingOf } from './instruments.ts';
import { keyOfSeries } from './seed.ts';
import { demoStations } from './stations.ts';

/** Puts instruments and pictures at the stations, also at those seeded before there were any, and notes calibrations. */
export async function equipDemo(db: Db, now: number): Promise<void> {
  const instruments = demoInstruments(now);
  await db
    .insertInto('instrument')
    .values(instruments.map(({ parameters: _, ...instrument }) => instrument))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((values) => ({ lastCalibration: values.ref('excluded.lastCalibration') })),
    )
    .execute();
  const measured = instruments.flatMap(({ id, locationId, parameters }) =>
    parameters.map((parameter) => sql`(${keyOfSeries(locationId, parameter)}, ${id})`),
  );
  await sql`
    update series set instrument_id = given.instrument_id
    from (values ${sql.join(measured)}) as given (key, instrument_id)
    where series.key = given.key and series.instrument_id is null`.execute(db);
  const openings = demoStations.map((station) => sql`(${station.id}, ${openingOf(station)})`);
  await sql`
    update location set operating_since = given.day
    from (values ${sql.join(openings)}) as given (id, day)
    where location.id = given.id and location.operating_since is null`.execute(db);
  await db
    .insertInto('photo')
    .values(demoPhotos)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
