import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../settings.ts';

/**
 * PGlite does not lock its folder, and two writers destroy it. This file is the lock; it contains the pid of the owner.
 */
const lockName = 'zrak.lock';

/**
 * Locks the data folder for this process and creates it if needed. A lock of a process that no longer runs is replaced.
 *
 * @returns releases the lock
 * @throws StartError if a running process holds the lock (named), or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, lockName);
  try {
    mkdirSync(folder, { recursive: true });
    // Twice: the second attempt follows the removal of a stale lock.
    for (const attempt of [1, 2]) {
      if (writeLock(path)) return () => rmSync(path, { force: true });
      const owner = Number.parseInt(readFileSync(path, 'utf8'), 10);
      if (isAlive(owner) && owner !== process.pid) {
        throw new StartError(`The data folder ${folder} is in use by the process ${owner}.`);
      }
      if (attempt === 1) rmSync(path, { force: true });
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
  throw new StartError(`The data folder ${folder} was taken by another process at the same moment.`);
}

function writeLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
