import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type {
  AppUser,
  Client,
  Instrument,
  Location,
  Parameter,
  ReferenceValue,
  Series,
  SitePlan,
} from '../db/schema.ts';
import { firstDays } from '../measurements/firstAndLast.ts';

export interface LogoState {
  clientId: string;
  mediaType: string;
  md5: string;
}

/** The network as it is in the database. */
export interface NetworkState {
  clients: Client[];
  logos: LogoState[];
  /** Without their pictures. */
  sitePlans: Omit<SitePlan, 'content'>[];
  locations: Location[];
  instruments: Instrument[];
  series: (Series & { isMeasured: boolean })[];
  /** Those of the standard too. */
  parameters: Parameter[];
  /** Of the operator only. */
  limits: ReferenceValue[];
  users: AppUser[];
}

export async function readNetwork(db: Db): Promise<NetworkState> {
  return {
    clients: await db.selectFrom('client').selectAll().orderBy('code').execute(),
    logos: await db
      .selectFrom('clientLogo')
      .select(['clientId', 'mediaType', sql<string>`md5(content)`.as('md5')])
      .execute(),
    sitePlans: await db
      .selectFrom('sitePlan')
      .select(['clientId', 'mediaType', 'md5', 'width', 'height', 'description'])
      .execute(),
    locations: await db.selectFrom('location').selectAll().orderBy('name').orderBy('id').execute(),
    instruments: await db.selectFrom('instrument').selectAll().orderBy('id').execute(),
    series: await readSeries(db),
    parameters: await db.selectFrom('parameter').selectAll().orderBy('sortOrder').execute(),
    limits: await db.selectFrom('referenceValue').selectAll().where('origin', '=', 'operator').orderBy('id').execute(),
    users: await db.selectFrom('appUser').selectAll().orderBy('email').execute(),
  };
}

async function readSeries(db: Db): Promise<NetworkState['series']> {
  const series = await db.selectFrom('series').selectAll().orderBy('id').execute();
  const measured = await firstDays(
    db,
    series.map(({ id }) => id),
  );
  return series.map((one) => ({ ...one, isMeasured: measured.has(one.id) }));
}
