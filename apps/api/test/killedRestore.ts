import { BackupFile } from '../src/backup/backupFile.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { openCopySession } from '../src/db/copySession.ts';

/** Restores a backup and kills its own process when most tables have been written. */
const [file = '', dataFolder = '', databaseUrl = ''] = process.argv.slice(2);
const session = await openCopySession({ databaseUrl: databaseUrl || undefined, dataFolder, creates: true });
await restoreBackup(await BackupFile.open(file), session, (table) => {
  if (table === 'measurement_chunk_revision') process.kill(process.pid, 'SIGKILL');
});
