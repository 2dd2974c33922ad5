import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isOutage } from '../db/outage.ts';
import { Refusal } from './refusal.ts';

export interface WatchOptions {
  folder: string;
  /** @returns the sentence why a file was refused; undefined if it was imported */
  importOne: (path: string) => Promise<string | undefined>;
  /** Called once when the database cannot work; the files wait in the folder until it can. */
  onOutage: (error: unknown) => void;
  /** Called for a file that could not be imported for another reason than its content. */
  onFailure: (name: string, error: unknown) => void;
  /** Ends the watch after the file that is being imported. */
  signal: AbortSignal;
  /** Time between two looks into the folder, milliseconds. A file that grew meanwhile is still being written. */
  pauseMs?: number;
}

/**
 * Imports each file that is put into a folder, and moves it to `imported`, or to `refused` beside a text that says why.
 * Neither an outage of the database nor an unreadable file ends the watch.
 * @throws Refusal if the folder cannot be written
 */
export async function watchFolder(options: WatchOptions): Promise<void> {
  const { folder, signal, pauseMs = 2000 } = options;
  try {
    for (const name of ['imported', 'refused']) mkdirSync(join(folder, name), { recursive: true });
  } catch (error) {
    throw new Refusal('imports.refusals.folder', { folder, cause: (error as Error).message });
  }
  let before = new Map<string, string>();
  /** Files that can be neither read nor moved, until they change. */
  const skipped = new Map<string, string>();
  let isAway = false;
  while (!signal.aborted) {
    const now = statesOf(folder);
    for (const [name, state] of now) {
      if (signal.aborted) return;
      if (before.get(name) !== state || skipped.get(name) === state) continue;
      try {
        if (!(await importAndMove(name, state, options))) skipped.set(name, state);
        isAway = false;
      } catch (error) {
        if (!isOutage(error)) throw error;
        if (!isAway) options.onOutage(error);
        isAway = true;
        break;
      }
    }
    before = now;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/** @returns false for a file that cannot be moved @throws an outage of the database */
async function importAndMove(name: string, state: string, options: WatchOptions): Promise<boolean> {
  const { folder, importOne, onFailure } = options;
  // Other imports may have taken a while, so the file is looked at again.
  if (stateOf(folder, name) !== state) return true;
  let reason: string | undefined;
  try {
    reason = await importOne(join(folder, name));
  } catch (error) {
    if (isOutage(error)) throw error;
    if (stateOf(folder, name) === undefined) return true;
    onFailure(name, error);
    reason = (error as Error).message;
  }
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

/** Undefined for a file that is no longer there. */
function stateOf(folder: string, name: string): string | undefined {
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}

function moveTo(folder: string, name: string, reason: string | undefined): void {
  const target = join(folder, reason === undefined ? 'imported' : 'refused');
  // Loggers use the same name again.
  const stamped = `${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}-${name}`;
  renameSync(join(folder, name), join(target, stamped));
  if (reason !== undefined) writeFileSync(join(target, `${stamped}.txt`), `${reason}\n`);
}
