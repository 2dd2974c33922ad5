import type { Db } from '../db/database.ts';
import { demoAlerts } from './alerts.ts';
import { demoClients, demoParameters, stepOf } from './catalogue.ts';
import { demoUsers } from './people.ts';
import { demoReferenceValues } from './referenceValues.ts';
import { demoStations } from './stations.ts';

/** Writes clients, stations, series and users once; what is there already is left alone. */
export async function seedDemo(db: Db): Promise<void> {
  const seeded = await db.selectFrom('client').select('id').limit(1).executeTakeFirst();
  if (seeded !== undefined) return;
  const users = await demoUsers();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('client').values(demoClients).execute();
    await transaction
      .insertInto('location')
      .values(
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
        })),
      )
      .execute();
    await transaction
      .insertInto('parameter')
      .values(
        demoParameters.map(({ code, category, name, unit, decimals, quantity, aggregator, detectionLimit }, index) => ({
          code,
          category,
          name: JSON.stringify(name),
          unit,
          decimals,
          quantity,
          aggregator,
          detectionLimit,
          sortOrder: index,
        })),
      )
      .execute();
    await transaction.insertInto('series').values(demoSeries()).execute();
    await transaction
      .insertInto('referenceValue')
      .values(
        demoReferenceValues.map((value, index) => ({ ...value, id: index + 1, label: JSON.stringify(value.label) })),
      )
      .execute();
    await transaction.insertInto('appUser').values(users).execute();
  });
}

/** Announces the planned work about this moment. */
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

function demoSeries(): {
  id: number;
  key: string;
  locationId: string;
  parameterCode: string;
  stepSeconds: number;
}[] {
  return demoStations
    .flatMap((station) =>
      station.parameters.map((parameter) => ({
        key: keyOfSeries(station.id, parameter),
        locationId: station.id,
        parameterCode: parameter,
        stepSeconds: stepOf(parameter),
      })),
    )
    .map((series, index) => ({ id: index + 1, ...series }));
}
