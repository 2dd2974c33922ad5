import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isOutage, isUndone } from '../db/outage.ts';
import { Refusal } from './refusal.ts';

export interface WatchOptions {
  folder: string;
  /** @returns the sentence why a file was refused; undefined if it was imported */
  importOne: (path: string) => Promise<string | undefined>;
  /** Called once when the database cannot work; the files wait in the folder until it can. */
  onOutage: (error: unknown) => void;
  /** Called once when the folder cannot be read, such as that of a file server; the watch looks again. */
  onFolderAway: (error: unknown) => void;
  /** Called for a file that could not be imported for another reason than its content. */
  onFailure: (name: string, error: unknown) => void;
  /** Ends the watch after the file that is being imported. */
  signal: AbortSignal;
  /** Time between two looks into the folder, milliseconds. A file that grew meanwhile is still being written. */
  pauseMs?: number;
}

/** Of one file whose transaction is undone each time. */
const mostAttempts = 5;

/**
 * Imports each file that is put into a folder, and moves it to `imported`, or to `refused` beside a text that says why.
 * The watch goes on after an outage of the database, an unreadable file, and a time in which the folder cannot be read.
 * @throws Refusal if the folder cannot be written
 */
export async function watchFolder(options: WatchOptions): Promise<void> {
  const { folder, signal, pauseMs = 2000 } = options;
  try {
    for (const name of ['imported', 'refused']) mkdirSync(join(folder, name), { recursive: true });
  } catch (error) {
    throw new Refusal('imports.refusals.folder', { folder, cause: (error as Error).message });
  }
  const memory: Memory = { before: new Map(), skipped: new Map(), attempts: new Map(), isOutage: false };
  let isFolderAway = false;
  while (!signal.aborted) {
    let now = new Map<string, string>();
    try {
      now = statesOf(folder);
      isFolderAway = false;
    } catch (error) {
      if (!isFolderAway) options.onFolderAway(error);
      isFolderAway = true;
    }
    await importSettled(now, memory, options);
    memory.before = now;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Kept from one look into the folder to the next. */
interface Memory {
  /** States of the files at the last look, by name. */
  before: ReadonlyMap<string, string>;
  /** Files that can be neither read nor moved, until they change. */
  skipped: Map<string, string>;
  /** Failed attempts at files whose transactions were undone, by name. */
  attempts: Map<string, number>;
  /** Whether the last look met an outage. */
  isOutage: boolean;
}

/** Imports the files that have not changed since the last look. */
async function importSettled(now: ReadonlyMap<string, string>, memory: Memory, options: WatchOptions): Promise<void> {
  const { before, skipped } = memory;
  let hasOutage = false;
  for (const [name, state] of now) {
    if (options.signal.aborted) return;
    if (before.get(name) !== state || skipped.get(name) === state) continue;
    try {
      if (!(await importAndMove(name, state, memory, options))) skipped.set(name, state);
    } catch (error) {
      // The other files are tried all the same: a disk may lack room for this one only.
      if (!hasOutage && !memory.isOutage) options.onOutage(error);
      hasOutage = true;
    }
  }
  memory.isOutage = hasOutage;
}

/** @returns false for a file that cannot be moved @throws an outage of the database */
async function importAndMove(
  name: string,
  state: string,
  { attempts }: Memory,
  { folder, importOne, onFailure }: WatchOptions,
): Promise<boolean> {
  // Other imports may have taken a while, so the file is looked at again.
  if (stateOf(folder, name) !== state) return true;
  let reason: string | undefined;
  try {
    reason = await importOne(join(folder, name));
  } catch (error) {
    if (isOutage(error) && !isUndone(error)) throw error;
    if (stateOf(folder, name) === undefined) return true;
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    if (isUndone(error) && attempt < mostAttempts) return true;
    onFailure(name, error);
    reason = (error as Error).message;
  }
  attempts.delete(name);
  // A file that was written to meanwhile is imported again as a whole.
  if (stateOf(folder, name) !== state) return true;
  try {
    moveTo(folder, name, reason);
    return true;
  } catch (error) {
    onFailure(name, error);
    return false;
  }
}

/** Size and time of each file, by name. Hidden files are those that a transfer has not finished. */
function statesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  const names = files.map(({ name }) => name).sort();
  return new Map(
    names.flatMap((name) => {
      const state = stateOf(folder, name);
      return state === undefined ? [] : [[name, state] as const];
    }),
  );
}

/** Undefined for a file that is no longer there, or that a file server does not show at the moment. */
function stateOf(folder: string, name: string): string | undefined {
  try {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

function moveTo(folder: string, name: string, reason: string | undefined): void {
  const target = join(folder, reason === undefined ? 'imported' : 'refused');
  // Loggers use the same name again.
  const stamped = `${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}-${name}`;
  renameSync(join(folder, name), join(target, stamped));
  if (reason !== undefined) writeFileSync(join(target, `${stamped}.txt`), `${reason}\n`);
}
