import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
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
 * @param onLoss another process has taken the lock, because this one was silent for so long; by default this process ends
 * at once, since its next write could destroy the database
 * @returns releases the lock
 * @throws StartError if a running process holds the lock (named), or the folder is not writable
 */
export function lockFolder(folder: string, onLoss: (folder: string) => void = endAtOnce): () => void {
  const path = join(folder, lockName);
  try {
    createFolder(resolve(folder));
    // Twice: the second attempt follows the removal of a stale lock.
    for (const attempt of [1, 2]) {
      const own = `${process.pid} ${hostname()} ${randomUUID()}\n`;
      if (writeLock(path, own)) return holdLock(path, own, () => onLoss(folder));
      const found = readLock(path);
      // Released meanwhile.
      if (found === undefined) continue;
      const owner = runningOwner(found);
      if (owner !== null) throw new StartError(`The data folder ${folder} is in use by ${owner}.`);
      if (attempt === 1) removeStale(path, found.text);
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

function endAtOnce(folder: string): never {
  console.error(`Another process has taken the data folder ${folder}. This one ends.`);
  process.exit(1);
}

function writeLock(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

interface Lock {
  text: string;
  /** Milliseconds since the last touch. */
  age: number;
}

/** Undefined if there is none. */
function readLock(path: string): Lock | undefined {
  try {
    return { text: readFileSync(path, 'utf8'), age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Several processes may find the same stale lock: only that lock is removed, and not the one that followed it. */
function removeStale(path: string, stale: string): void {
  if (readLock(path)?.text !== stale) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== stale) writeLock(path, moved);
  rmSync(aside);
}

function holdLock(path: string, own: string, onLoss: () => void): () => void {
  const beating = setInterval(() => {
    try {
      if (readFileSync(path, 'utf8') === own) utimesSync(path, new Date(), new Date());
      else onLoss();
    } catch {
      // A folder that is out of reach for a moment, for example on a network, does not end the process.
    }
  }, beat).unref();
  return () => {
    clearInterval(beating);
    if (readLock(path)?.text === own) rmSync(path, { force: true });
  };
}

/** The owner of a lock, in words; null if it no longer runs. */
function runningOwner({ text, age }: Lock): string | null {
  // The owner is writing it.
  if (text === '') return age < silence ? 'a process that starts; if there is none, try again in 20 seconds' : null;
  const [pid = '', machine = hostname()] = text.trim().split(' ');
  const number = Number.parseInt(pid, 10);
  if (machine === hostname()) return isAlive(number) && number !== process.pid ? `the process ${number}` : null;
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
