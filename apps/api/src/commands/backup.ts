import { existsSync } from 'node:fs';
import { schemaOf, totalRows } from '../backup/manifest.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { explained, fileCommandOf, withSession } from './backupSession.ts';
import { type Command, CommandError, print } from './command.ts';
import { progressLine } from './terminal/progress.ts';

const help = `Usage: zrak backup FILE [--overwrite] [--language CODE]

Writes everything that the database holds to one file: clients, stations, users, keys, measurements, photos, reports,
texts, settings and the audit log, as they are at one moment. A server on PostgreSQL goes on working meanwhile; stop one
with the embedded database first. Sessions and mailed links are left out. "zrak restore" reads the file.

The file contains password hashes and the key that signs sessions: only its owner can read it (mode 600).

  --overwrite       replaces an existing file, once the new one is complete
  --language CODE   en, sl or de; otherwise as the locale of the system

The database is that of DATABASE_URL, or the embedded one in ZRAK_DATA. Exit status: 0 if the file was written, 1 if it
was not, 2 for wrong arguments.`;

async function run(args: string[]): Promise<number> {
  const { file, path, say, options } = fileCommandOf(args, ['overwrite']);
  if (existsSync(path) && !options.has('overwrite')) throw new CommandError(say('backup.exists', { file }));
  const progress = progressLine();
  try {
    const { manifest, size } = await withSession({ creates: false }, say, (session) =>
      writeBackup(session, path, () => Date.now() / 1000, progress.show),
    );
    progress.clear();
    const values = { rows: totalRows(manifest), tables: manifest.tables.length, schema: schemaOf(manifest.migrations) };
    print(say('backup.written', { file, ...values, size: (size / 1e6).toFixed(1) }));
    return 0;
  } catch (error) {
    progress.clear();
    throw explained(error, file, say);
  }
}

export const command: Command = { run, summary: 'write everything that the database holds to a file', help };
