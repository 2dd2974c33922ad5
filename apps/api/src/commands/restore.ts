import { accessChanges, type UserAccess } from '../backup/accessChanges.ts';
import { BackupFile } from '../backup/backupFile.ts';
import { checkBackup } from '../backup/checkBackup.ts';
import { type Manifest, schemaOf, totalRows } from '../backup/manifest.ts';
import { accessOf, contentOf, otherSessions, restoreBackup } from '../backup/restoreBackup.ts';
import { holdsData } from '../backup/tables.ts';
import type { CopySession } from '../db/copySession.ts';
import type { Settings } from '../settings.ts';
import type { Say } from '../texts.ts';
import { explained, type FileCommand, fileCommandOf, withSession } from './backupSession.ts';
import { type Command, CommandError, print } from './command.ts';
import { confirm } from './terminal/confirm.ts';
import { progressLine } from './terminal/progress.ts';
import { printTable, timeText } from './terminal/table.ts';

const help = `Usage: zrak restore FILE [--replace] [--yes] [--language CODE]
       zrak restore FILE --check

Fills an empty installation from a file of "zrak backup", as a whole or not at all; with the embedded database and with
PostgreSQL, whichever of them the backup is from. A backup of an earlier version is brought up to date. The file is read
and verified before anything changes. Stop the servers first. All users have to log in again.

  --check           changes nothing: restores into a temporary embedded database and compares every table
  --replace         deletes what the installation holds; prints it first and asks
  --yes             do not ask
  --language CODE   en, sl or de; otherwise as the locale of the system

The database is that of DATABASE_URL, or the embedded one in ZRAK_DATA. Exit status: 0 if the backup was restored, or is
sound, 1 if not, 2 for wrong arguments.`;

async function run(args: string[]): Promise<number> {
  const command = fileCommandOf(args, ['check', 'replace', 'yes']);
  const progress = progressLine();
  let backup: BackupFile | undefined;
  try {
    backup = await BackupFile.open(command.path);
    await backup.verify(progress.show);
    progress.clear();
    return await (command.options.has('check') ? check(backup, command) : restore(backup, command));
  } catch (error) {
    progress.clear();
    throw explained(error, command.file, command.say);
  } finally {
    backup?.close();
  }
}

async function check(backup: BackupFile, { say }: FileCommand): Promise<number> {
  const progress = progressLine();
  const tables = await checkBackup(backup, progress.show).finally(progress.clear);
  print(aboutOf(backup.manifest, say));
  printTable(
    [say('backup.table'), say('backup.rows'), say('backup.restoredRows'), say('backup.content')],
    tables.map(({ name, rows, restored, isEqual }) => [
      name,
      String(rows),
      String(restored),
      say(isEqual ? 'backup.equal' : 'backup.different'),
    ]),
  );
  const isSound = tables.every(({ isEqual }) => isEqual);
  print(say(isSound ? 'backup.sound' : 'backup.unsound'));
  return isSound ? 0 : 1;
}

async function restore(backup: BackupFile, command: FileCommand): Promise<number> {
  const { say } = command;
  return withSession({ creates: true }, say, async (session, settings) => {
    const count = await otherSessions(session);
    if (count > 0) throw new CommandError(say('backup.otherSessions', { count }));
    if (!(await mayReplace(backup, session, settings, command))) {
      print(say('backup.unchanged'));
      return 1;
    }
    const progress = progressLine();
    await restoreBackup(backup, session, progress.show).finally(progress.clear);
    print(say('backup.restored', { rows: totalRows(backup.manifest), tables: backup.manifest.tables.length }));
    print(say('backup.access', await accessOf(session)));
    return 0;
  });
}

/** Tables by which an operator recognises an installation. */
const plannedTables = ['client', 'location', 'series', 'measurement_chunk', 'app_user', 'api_key'] as const;

/** Prints what the restore brings and deletes, and asks if it deletes something. @throws CommandError */
async function mayReplace(
  backup: BackupFile,
  session: CopySession,
  { databaseUrl, dataFolder }: Settings,
  { say, options }: FileCommand,
): Promise<boolean> {
  const present = await contentOf(session);
  const where = databaseUrl === undefined ? dataFolder : say('backup.externalDatabase');
  if (!holdsData(present)) return true;
  const { manifest } = backup;
  const stored = new Map(manifest.tables.map(({ name, rows }) => [name, rows]));
  print(aboutOf(manifest, say));
  printTable(
    ['', say('backup.present'), say('backup.afterwards')],
    plannedTables.map((name) => [
      say(`backup.count.${name}`),
      String(present.get(name) ?? 0),
      String(stored.get(name) ?? 0),
    ]),
  );
  await printAccessChanges(backup, session, say);
  if (!options.has('replace')) throw new CommandError(say('backup.holdsData', { where }));
  if (options.has('yes')) return true;
  return confirm(`${say('backup.question', { where })} `, say('backup.noTerminal'));
}

/** Users that are named: a terminal shows them with the question. */
const mostUsers = 20;

async function printAccessChanges(backup: BackupFile, session: CopySession, say: Say): Promise<void> {
  const changes = await accessChanges(backup, session);
  const count = changes.length;
  print('');
  print(say(count === 0 ? 'backup.users.unchanged' : 'backup.users.changed', { count }));
  if (count === 0) return;
  printTable(
    [say('backup.users.name'), say('backup.present'), say('backup.afterwards')],
    changes
      .slice(0, mostUsers)
      .map(({ userName, present, restored }) => [userName, accessText(present, say), accessText(restored, say)]),
  );
  if (count > mostUsers) print(say('backup.users.more', { count: count - mostUsers }));
}

function accessText(user: UserAccess | undefined, say: Say): string {
  if (user === undefined) return say('backup.users.none');
  const { roles, clientCode, status, isEnabled } = user;
  return [
    ...(roles.length > 0 ? roles : [say('backup.users.noRole')]),
    clientCode ?? say('backup.users.noClient'),
    ...(status === 'confirmed' ? [] : [say(`backup.users.${status}`)]),
    ...(isEnabled ? [] : [say('backup.users.disabled')]),
  ].join(', ');
}

function aboutOf({ createdAt, zrak, migrations, database }: Manifest, say: Say): string {
  const values = { time: timeText(new Date(createdAt)), version: zrak, schema: schemaOf(migrations), database };
  return say('backup.about', values);
}

export const command: Command = { run, summary: 'fill an installation from a backup, or check one', help };
