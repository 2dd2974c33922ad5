import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { createPassword, hashPassword } from '../access/passwords.ts';
import { changesOf } from '../audit/userChanges.ts';
import type { Db } from '../db/database.ts';
import type { AppUser, NewAppUser, Tables } from '../db/schema.ts';
import { renewStandard } from '../parameters/installStandard.ts';
import { standardParameters } from '../parameters/standard.ts';
import { AlertSubscriptions } from '../repositories/alertSubscriptions.ts';
import { AuditEvents, type EventOf, withEvent } from '../repositories/auditEvents.ts';
import type { Logo, PlanPicture } from './objects.ts';
import type { Change } from './plan.ts';
import { type NetworkState, readNetwork } from './state.ts';

type Connection = Kysely<Tables>;

export interface ApplyOptions {
  /** Seconds since 1970. */
  now: number;
  /** Generates passwords for new users; otherwise they choose one with a mailed link. */
  givesPasswords: boolean;
  /** Computes the changes again, from the locked tables. */
  plan: (state: NetworkState) => Change[];
  /** The user who changes the network; none on the command line. */
  actor?: Pick<AppUser, 'id' | 'userName'>;
  /** The event of all changes together; none on the command line, whose events are those of users. */
  eventOf?: EventOf<ClientIds>;
}

/** Ids of the clients before and after the changes, by their codes. */
export type ClientIds = ReadonlyMap<string, string>;

export interface AddedUser {
  user: AppUser;
  password: string | undefined;
}

/** A rule of the tables, such as a unique code, refuses the changes. */
export function isConflict(error: unknown): error is Error & { detail?: string } {
  return ['23503', '23505', '23514'].includes((error as { code?: string }).code ?? '');
}

/** The network was changed between the plan and the confirmation. */
export class OutdatedPlan extends Error {
  override name = 'OutdatedPlan';
}

/**
 * Writes all changes or none. Running servers read them within a second: the tables count their changes.
 *
 * @throws OutdatedPlan if the network is no longer the one of the plan
 */
export async function applyChanges(db: Db, changes: Change[], options: ApplyOptions): Promise<AddedUser[]> {
  const passwords = await passwordsFor(changes, options);
  const apply = async (transaction: Db) => {
    await sql`lock table client, location, series, parameter, reference_value in share row exclusive mode`.execute(
      transaction,
    );
    const state = await readNetwork(transaction);
    const now = options.plan(state);
    if (!isDeepStrictEqual(comparable(now), comparable(changes))) throw new OutdatedPlan();
    const added: AddedUser[] = [];
    for (const change of changes) {
      const user = await write(transaction, change, { ...options, passwords });
      if (user !== undefined) added.push({ user, password: passwords.get(change)?.password });
    }
    if (changes.some(({ kind }) => kind === 'parameter' || kind === 'limit')) await renewStandard(transaction);
    await requireAdministrator(transaction, changes);
    const clients = await transaction.selectFrom('client').select(['id', 'code']).execute();
    return { added, idsByCode: new Map([...state.clients, ...clients].map(({ id, code }) => [code, id])) };
  };
  return (await withEvent(db, apply, ({ idsByCode }) => options.eventOf?.(idsByCode))).added;
}

const comparable = (changes: Change[]): unknown =>
  changes.map(({ action, kind, label, fields }) => [action, kind, label, fields]);

type Passwords = Map<Change, { password: string; passwordHash: string }>;

/** Hashed before the transaction: this takes long. */
async function passwordsFor(changes: Change[], { givesPasswords }: ApplyOptions): Promise<Passwords> {
  const passwords: Passwords = new Map();
  for (const change of changes) {
    if (!givesPasswords || change.kind !== 'user' || change.action !== 'add') continue;
    const password = createPassword();
    passwords.set(change, { password, passwordHash: await hashPassword(password) });
  }
  return passwords;
}

interface WriteContext extends Pick<ApplyOptions, 'actor' | 'now'> {
  passwords: Passwords;
}

async function write(db: Connection, change: Change, context: WriteContext): Promise<AppUser | undefined> {
  switch (change.kind) {
    case 'parameter':
      return writeParameter(db, change);
    case 'limit':
      return writeRow(db, 'referenceValue', 'id', change, ['label']);
    case 'client':
      return writeClient(db, change);
    case 'station':
      return writeStation(db, change);
    case 'instrument':
      return writeRow(db, 'instrument', 'id', change, ['principle']);
    case 'series':
      return writeSeries(db, change, context);
    case 'user':
      return writeUser(db, change, context);
  }
}

/** Adds, changes or removes one row. The columns are those of the plan, which no type describes. */
async function writeRow(
  db: Connection,
  table: 'parameter' | 'referenceValue' | 'client' | 'location' | 'instrument' | 'series',
  key: 'code' | 'id',
  { action, row, values: given }: Change,
  jsonColumns: string[] = [],
): Promise<undefined> {
  const values = Object.fromEntries(
    Object.entries(given).map(([column, value]) => [
      column,
      jsonColumns.includes(column) ? JSON.stringify(value) : value,
    ]),
  );
  const narrow = table as 'location';
  const column = key as 'id';
  if (action === 'add')
    await db
      .insertInto(narrow)
      .values(values as never)
      .execute();
  else if (action === 'remove')
    await db
      .deleteFrom(narrow)
      .where(column, '=', row![key] as never)
      .execute();
  else
    await db
      .updateTable(narrow)
      .set(values as never)
      .where(column, '=', row![key] as never)
      .execute();
}

async function writeParameter(db: Connection, change: Change): Promise<undefined> {
  const code = change.row?.['code'];
  const isStandard = standardParameters.some((one) => one.code === code);
  const returning: Change = { ...change, action: 'change', values: { origin: 'standard' } };
  return writeRow(db, 'parameter', 'code', change.action === 'remove' && isStandard ? returning : change, ['name']);
}

async function writeClient(db: Connection, change: Change): Promise<undefined> {
  const { logo, planPicture, planDescription, ...values } = change.values;
  const id = String(change.row?.['id'] ?? values['id']);
  if (change.action === 'remove') {
    await db.deleteFrom('maintenanceAlert').where('clientId', '=', id).execute();
    await db.deleteFrom('report').where('clientId', '=', id).execute();
  }
  if (change.action !== 'change' || Object.keys(values).length > 0) {
    await writeRow(db, 'client', 'id', { ...change, values });
  }
  if (change.action === 'remove') return;
  if (logo !== undefined) await writeLogo(db, id, logo as Logo | null);
  await writeSitePlan(db, id, {
    picture: planPicture as PlanPicture | null | undefined,
    description: planDescription ?? change.row?.['planDescription'],
  });
}

async function writeLogo(db: Connection, id: string, logo: Logo | null): Promise<void> {
  await db.deleteFrom('clientLogo').where('clientId', '=', id).execute();
  if (logo === null) return;
  const { mediaType, content } = logo;
  await db.insertInto('clientLogo').values({ clientId: id, mediaType, content }).execute();
}

interface WrittenPlan {
  /** Undefined: as before. */
  picture: PlanPicture | null | undefined;
  description: unknown;
}

async function writeSitePlan(db: Connection, id: string, { picture, description }: WrittenPlan): Promise<void> {
  const text = JSON.stringify(description);
  if (picture === undefined) {
    await db.updateTable('sitePlan').set({ description: text }).where('clientId', '=', id).execute();
    return;
  }
  await db.deleteFrom('sitePlan').where('clientId', '=', id).execute();
  if (picture === null) return;
  const { mediaType, content, width, height } = picture;
  const row = { clientId: id, mediaType, content, width, height, description: text };
  await db.insertInto('sitePlan').values(row).execute();
}

async function writeStation(db: Connection, change: Change): Promise<undefined> {
  if (change.action === 'remove') {
    const locationId = String(change.row!['id']);
    await db.deleteFrom('maintenanceAlert').where('locationId', '=', locationId).execute();
    await leaveKeys(db, locationId);
  }
  if (change.action === 'change' && 'clientId' in change.values) await moveParts(db, change);
  return writeRow(db, 'location', 'id', change);
}

/** Rows that name a station together with its client follow the station to another client. */
async function moveParts(db: Connection, { row, values }: Change): Promise<void> {
  const locationId = String(row!['id']);
  const clientId = String(values['clientId']);
  await db.updateTable('maintenanceAlert').set({ clientId }).where('locationId', '=', locationId).execute();
  const before = String(row!['clientId']);
  // A user has at most one subscription to a station of a client; one of another client was left by an earlier version.
  await db
    .deleteFrom('reportSubscription')
    .where('locationId', '=', locationId)
    .where('clientId', '!=', before)
    .execute();
  await db.updateTable('reportSubscription').set({ clientId }).where('locationId', '=', locationId).execute();
  await leaveKeys(db, locationId);
}

/**
 * Keys of data loggers are no longer for this station: one that takes its id, or comes back with it, is another station. A
 * key without stations writes nothing.
 */
async function leaveKeys(db: Connection, locationId: string): Promise<void> {
  await db
    .updateTable('apiKey')
    .set({ locationIds: sql<string[]>`array_remove(location_ids, ${locationId})` })
    .where(sql<boolean>`${locationId} = any(location_ids)`)
    .execute();
}

async function writeSeries(db: Connection, change: Change, { now }: WriteContext): Promise<undefined> {
  const { action, row, values } = change;
  if (change.removesMeasurements) {
    const seriesId = Number(row!['id']);
    await db.deleteFrom('measurementChunkRevision').where('seriesId', '=', seriesId).execute();
    await db.deleteFrom('measurementChunk').where('seriesId', '=', seriesId).execute();
  }
  await writeRow(db, 'series', 'id', change);
  if (action === 'change' && 'stepSeconds' in values) {
    await new AlertSubscriptions(db).followStep(Number(row!['id']), Number(values['stepSeconds']), now);
  }
}

async function writeUser(
  db: Connection,
  change: Change,
  { passwords, actor, now }: WriteContext,
): Promise<AppUser | undefined> {
  const { action, row, values } = change;
  const before = row as AppUser | undefined;
  const events = new AuditEvents(db);
  const record = async (kind: string, target: AppUser, details = {}): Promise<void> =>
    events.add([
      {
        at: new Date(now * 1000),
        kind,
        outcome: 'succeeded',
        actorId: actor?.id ?? null,
        actorName: actor?.userName ?? null,
        targetId: target.id,
        targetName: target.userName,
        clientId: target.clientId,
        network: null,
        details: JSON.stringify(details),
      },
    ]);
  if (action === 'add') {
    const added = {
      id: `usr_${crypto.randomUUID()}`,
      passwordHash: passwords.get(change)?.passwordHash ?? null,
      createdByPlatform: 'portal',
      status: 'confirmed',
      ...values,
    } as NewAppUser;
    const user = await db.insertInto('appUser').values(added).returningAll().executeTakeFirstOrThrow();
    await record('userAdd', user, changesOf(undefined, user));
    return user;
  }
  if (action === 'remove') {
    await db.deleteFrom('appUser').where('id', '=', before!.id).execute();
    await record('userDelete', before!);
    return undefined;
  }
  const changed = { ...values, updatedAt: new Date(now * 1000) } as Partial<AppUser>;
  await db.updateTable('appUser').set(changed).where('id', '=', before!.id).execute();
  // As in `Users.change`: another person may read the mailbox of the address before.
  if ('email' in values) await db.deleteFrom('oneTimeToken').where('userId', '=', before!.id).execute();
  await record('userChange', before!, changesOf(before, { ...before!, ...changed }));
  return undefined;
}

/** Without an administrator everybody would be locked out. */
async function requireAdministrator(db: Connection, changes: Change[]): Promise<void> {
  const loses = changes.some(
    ({ action, kind, row, values }) =>
      kind === 'user' &&
      row !== undefined &&
      (action === 'remove' || 'roles' in values) &&
      (row['roles'] as string[]).includes('administrator'),
  );
  if (!loses) return;
  const left = await db
    .selectFrom('appUser')
    .select('id')
    .where(sql<boolean>`'administrator' = any(roles)`)
    .where('isEnabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) throw new LastAdministrator();
}

export class LastAdministrator extends Error {
  override name = 'LastAdministrator';
}
