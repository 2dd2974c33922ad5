import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCopySession } from '../db/copySession.ts';
import { migrate } from '../db/migrate.ts';
import type { BackupFile } from './backupFile.ts';
import { loadBackup } from './restoreBackup.ts';
import { digestOf } from './rowDigest.ts';

export interface CheckedTable {
  name: string;
  /** Of the backup. */
  rows: number;
  restored: number;
  isEqual: boolean;
}

/**
 * Restores a backup into an embedded database that is removed afterwards, and compares what is in its tables with what the
 * backup recorded. The tables are then brought up to date, as a restore does.
 */
export async function checkBackup(backup: BackupFile, onTable?: (name: string) => void): Promise<CheckedTable[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zrak-check-'));
  try {
    const session = await openCopySession({ databaseUrl: undefined, dataFolder, creates: true });
    try {
      await session.write((db) => loadBackup(backup, session, db, onTable));
      const checked = await session.read(async () => {
        const tables: CheckedTable[] = [];
        for (const table of backup.manifest.tables) {
          const { rows, value } = await digestOf(session.copyOut(table));
          const isEqual = rows === table.rows && value === table.digest;
          tables.push({ name: table.name, rows: table.rows, restored: rows, isEqual });
        }
        return tables;
      });
      await session.write((db) => migrate(db, session.runScript));
      return checked;
    } finally {
      await session.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
