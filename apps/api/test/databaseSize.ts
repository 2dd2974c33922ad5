import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

export interface DatabaseSize {
  /** Of all tables with their indexes, bytes. */
  database: number;
  /** Of the measurements alone, bytes. */
  measurements: number;
}

/** Size of the tables of an installation, after the measurements were tidied up. */
export async function sizeOf(db: Db): Promise<DatabaseSize> {
  await sql`vacuum analyze measurement_chunk`.execute(db);
  const { rows } = await sql<{ database: string; measurements: string }>`
    select sum(pg_total_relation_size(oid)) as database,
      sum(pg_total_relation_size(oid)) filter (where relname = 'measurement_chunk') as measurements
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  return { database: Number(rows[0]!.database), measurements: Number(rows[0]!.measurements) };
}
