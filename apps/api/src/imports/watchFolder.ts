import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

export interface WatchOptions {
  folder: string;
  /** @returns the sentence why a file was refused; undefined if it was imported */
  importOne: (path: string) => Promise<string | undefined>;
  /** Ends the watch after the file that is being imported. */
  signal: AbortSignal;
  /** Time between two looks into the folder, milliseconds. A file that grew meanwhile is still being written. */
  pauseMs?: number;
}

/**
 * Imports each file that is put into a folder, and moves it to `imported`, or to `refused` beside a text that says why.
 * @throws Refusal if the folder cannot be written
 */
export async function watchFolder({ folder, importOne, signal, pauseMs = 2000 }: WatchOptions): Promise<void> {
  try {
    for (const name of ['imported', 'refused']) mkdirSync(join(folder, name), { recursive: true });
  } catch (error) {
    throw new Refusal('imports.refusals.folder', { folder, cause: (error as Error).message });
  }
  let before = new Map<string, string>();
  while (!signal.aborted) {
    const now = statesOf(folder);
    for (const [name, state] of now) {
      if (signal.aborted) return;
      // Other imports may have taken a while, so the file is looked at again.
      if (before.get(name) !== state || stateOf(folder, name) !== state) continue;
      const reason = await importOne(join(folder, name));
      // A file that was written to meanwhile is imported again as a whole.
      if (stateOf(folder, name) === state) moveTo(folder, name, reason);
    }
    before = now;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
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
