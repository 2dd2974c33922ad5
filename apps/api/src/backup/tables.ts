import { type QueryExecutorProvider, sql } from 'kysely';
import type { CopiedTable } from '../db/copySession.ts';
import type { Tables } from '../db/schema.ts';

/**
 * Whether a backup holds the rows of a table. Each table is after those that it refers to: a restore fills them in this
 * order. A new table does not compile until this is decided.
 */
const isKept: Record<keyof Tables, boolean> = {
  client: true,
  location: true,
  parameter: true,
  instrument: true,
  series: true,
  clientLogo: true,
  writtenText: true,
  sitePlan: true,
  photo: true,
  measurementChunk: true,
  measurementImport: true,
  measurementChunkRevision: true,
  referenceValue: true,
  maintenanceAlert: true,
  report: true,
  appUser: true,
  readMaintenanceAlert: true,
  auditEvent: true,
  alertSubscription: true,
  firedAlert: true,
  savedView: true,
  reportSubscription: true,
  reportDelivery: true,
  apiKey: true,
  setting: true,
  // A session that was ended or a link that was used after the backup would be valid again.
  refreshToken: false,
  oneTimeToken: false,
  sharedRecord: false,
  // Only compared with what a running server has read.
  catalogueRevision: false,
};

const inSql = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const keptTables: readonly string[] = Object.entries(isKept).flatMap(([name, kept]) =>
  kept ? inSql(name) : [],
);

/** Tables that a restore empties and does not fill: also counters of calls, which last minutes. */
export const leftOutTables: readonly string[] = ['refresh_token', 'one_time_token', 'quota_counter', 'shared_record'];

/** Tables that describe the database itself: migrations write them. */
export const schemaTables: readonly string[] = ['catalogue_revision', 'migration', 'migration_lock'];

/** A first start fills these: the standard of this version, the key of the sessions. */
const filledByStart: readonly string[] = ['parameter', 'reference_value', 'setting'];

/** The kept tables of a database, in the order of `keptTables`. */
export async function tablesOf(db: QueryExecutorProvider): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'`.execute(db);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return keptTables.flatMap((name) => {
    const columns = columnsOf.get(name);
    return columns === undefined ? [] : [{ name, columns }];
  });
}

/** Number of rows of each kept table. */
export async function rowCounts(db: QueryExecutorProvider): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.table(name)}`.execute(db);
    counts.set(name, Number(rows[0]!.count));
  }
  return counts;
}

export const holdsData = (counts: ReadonlyMap<string, number>): boolean =>
  [...counts].some(([name, count]) => count > 0 && !filledByStart.includes(name));
