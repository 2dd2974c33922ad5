import { type Kysely, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { StartError } from '../settings.ts';
import { demoAlerts } from './alerts.ts';
import { demoClients, detectionLimits, stepOf } from './catalogue.ts';
import { demoUsers } from './people.ts';
import { demoStations } from './stations.ts';

/**
 * Writes clients, stations, series and users once; existing rows do not change.
 *
 * @throws StartError if there are other clients: everybody knows the password of the demo's administrator
 */
export async function seedDemo(db: Db): Promise<void> {
  if (await isSeeded(db)) return;
  const users = await demoUsers();
  await db.transaction().execute(async (transaction) => {
    // Processes that start at the same time come one after the other.
    await sql`lock table client in share row exclusive mode`.execute(transaction);
    if (await isSeeded(transaction)) return;
    await refuseOtherClients(transaction);
    await transaction.insertInto('client').values(demoClients).execute();
    await transaction.insertInto('location').values(demoLocations()).execute();
    for (const [code, detectionLimit] of Object.entries(detectionLimits)) {
      await transaction
        .updateTable('parameter')
        .set({ detectionLimit })
        .where('code', '=', code)
        .where('detectionLimit', 'is', null)
        .execute();
    }
    await transaction.insertInto('series').values(demoSeries()).execute();
    await transaction.insertInto('appUser').values(users).execute();
  });
}

/** Announces the planned maintenance around this moment. */
export async function announceMaintenance(db: Db, now: number): Promise<void> {
  await db
    .insertInto('maintenanceAlert')
    .values(demoAlerts(now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The id the API shows. */
export const keyOfSeries = (stationId: string, parameter: string): string =>
  `ser_${stationId.slice(4)}_${parameter.toLowerCase().replace('.', '')}`;

async function isSeeded(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('client').select('id').where('id', '=', demoClients[0]!.id).executeTakeFirst();
  return row !== undefined;
}

async function refuseOtherClients(db: Kysely<Tables>): Promise<void> {
  const other = await db.selectFrom('client').select('code').limit(1).executeTakeFirst();
  if (other === undefined) return;
  throw new StartError(
    `ZRAK_DEMO=1: the database has clients of its own (${other.code}), and the passwords of the demo are published. ZRAK_DEMO=0 starts without the demo; the demo needs an empty database.`,
  );
}

const demoLocations = () =>
  demoStations.map((station) => ({
    id: station.id,
    clientId: station.clientId,
    name: station.name,
    latitude: station.latitude,
    longitude: station.longitude,
    altitude: station.altitude,
    area: station.area,
    site: station.site,
    timeZone: 'Europe/Ljubljana',
    dayBoundary: 'civil' as const,
    noiseZone: station.sound?.zone ?? null,
    deliveryDelaySeconds: station.deliveryDelay,
    operatingSince: null,
  }));

const demoSeries = () =>
  demoStations.flatMap((station) =>
    station.parameters.map((parameter) => ({
      key: keyOfSeries(station.id, parameter),
      locationId: station.id,
      parameterCode: parameter,
      stepSeconds: stepOf(parameter),
    })),
  );
