import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../settings.ts';

/**
 * PGlite does not lock its folder, and two writers destroy it. This file is the lock; it contains process and machine of
 * the owner. Two containers with one volume are two machines, in which the processes have the same number.
 */
const lockName = 'zrak.lock';
/** The owner touches the file this often, milliseconds. */
const beat = 5000;
/** Without a touch for so long, the owner on another machine has ended, milliseconds. */
const silence = 4 * beat;

/**
 * Locks the data folder for this process and creates it if needed. A lock of a process that no longer runs is replaced.
 *
 * @returns releases the lock
 * @throws StartError if a running process holds the lock (named), or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, lockName);
  try {
    createFolder(resolve(folder));
    // Twice: the second attempt follows the removal of a stale lock.
    for (const attempt of [1, 2]) {
      if (writeLock(path)) return holdLock(path);
      const owner = runningOwner(path);
      if (owner !== null) throw new StartError(`The data folder ${folder} is in use by ${owner}.`);
      if (attempt === 1) rmSync(path, { force: true });
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
  throw new StartError(`The data folder ${folder} was taken by another process at the same moment.`);
}

/**
 * Creates a folder, which only its owner may read, and those above it. `mkdirSync` with `recursive` tries without end where a file system answers that the
 * folder above does not exist although it does, as `/proc` does.
 */
function createFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above)) createFolder(above);
  try {
    // It holds names, addresses and the key that signs tokens.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

function writeLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid} ${hostname()}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holdLock(path: string): () => void {
  const beating = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // A folder that is out of reach for a moment, for example on a network, does not end the process.
    }
  }, beat).unref();
  return () => {
    clearInterval(beating);
    rmSync(path, { force: true });
  };
}

/** The owner of a lock, in words; null if it no longer runs. */
function runningOwner(path: string): string | null {
  const [pid = '', machine = hostname()] = readFileSync(path, 'utf8').trim().split(' ');
  const number = Number.parseInt(pid, 10);
  if (machine === hostname()) return isAlive(number) && number !== process.pid ? `the process ${number}` : null;
  const age = Date.now() - statSync(path).mtimeMs;
  return age < silence ? `the process ${number} of ${machine}; if it has ended, try again in 20 seconds` : null;
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
