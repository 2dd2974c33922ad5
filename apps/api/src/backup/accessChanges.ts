import { type QueryExecutorProvider, sql } from 'kysely';
import type { CopySession } from '../db/copySession.ts';
import type { AppUser } from '../db/schema.ts';
import type { BackupFile } from './backupFile.ts';

/** Rights of a user in one state of an installation. */
export interface UserAccess extends Pick<AppUser, 'userName' | 'roles' | 'clientId' | 'status' | 'isEnabled'> {
  clientCode: string | null;
}

/** Access of a user now and after a restore; undefined where there is no such user. */
export interface AccessChange {
  userName: string;
  present: UserAccess | undefined;
  restored: UserAccess | undefined;
}

/** Tables that say what users may do. */
const names = ['client', 'app_user'];
const copyOf = (name: string): string => `restored_${name}`;

/**
 * Users whose access a restore changes, by the names with which they log in, and those whom it brings or removes:
 * administrators first. Nothing is stored.
 */
export async function accessChanges(backup: BackupFile, session: CopySession): Promise<AccessChange[]> {
  const [present, restored] = await session.write(async (db) => {
    for (const { name, columns } of backup.manifest.tables.filter((table) => names.includes(table.name))) {
      const copy = copyOf(name);
      // In text form: the columns are those of the schema of the backup.
      const fields = columns.map((column) => sql`${sql.ref(column)} text`);
      await sql`create temporary table ${sql.table(copy)} (${sql.join(fields)}) on commit drop`.execute(db);
      await session.copyIn({ name: copy, columns }, await backup.rowsOf(name));
    }
    return [await usersIn(db, (name) => name), await usersIn(db, copyOf)];
  });
  return [...new Set([...present.keys(), ...restored.keys()])]
    .map((key) => ({ present: present.get(key), restored: restored.get(key) }))
    .filter((states) => differs(states.present, states.restored))
    .map((states) => ({ userName: (states.present ?? states.restored)!.userName, ...states }))
    .toSorted((one, other) => rank(one) - rank(other) || one.userName.localeCompare(other.userName, 'en'));
}

async function usersIn(
  db: QueryExecutorProvider,
  tableOf: (name: string) => string,
): Promise<ReadonlyMap<string, UserAccess>> {
  const { rows } = await sql<UserAccess>`
    select u.user_name as "userName", u.roles::text[] as roles, u.client_id as "clientId", c.code as "clientCode",
      u.status, u.is_enabled::boolean as "isEnabled"
    from ${sql.table(tableOf('app_user'))} u left join ${sql.table(tableOf('client'))} c on c.id = u.client_id`.execute(
    db,
  );
  return new Map(rows.map((user) => [user.userName.toLowerCase(), user]));
}

/** The code of a client is only its name. */
const accessIn = (user: UserAccess): string =>
  JSON.stringify([user.roles.toSorted(), user.clientId, user.status, user.isEnabled]);

const differs = (present: UserAccess | undefined, restored: UserAccess | undefined): boolean =>
  present === undefined || restored === undefined || accessIn(present) !== accessIn(restored);

const rank = ({ present, restored }: Omit<AccessChange, 'userName'>): number =>
  [present, restored].some((user) => user?.roles.includes('administrator')) ? 0 : 1;
