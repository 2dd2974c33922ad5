import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import type { RunningServer } from '../server.ts';
import { end, type Installation, type KillOptions, parameters, read, step, zrak } from './installation.ts';

/** Quarter hours of a file: a year, written in three parts. */
const rowCount = 35_040;
/** Each pair of files has a year, and a year that has not come yet is not shown: enough for a hundred files. */
const firstSlot = Date.UTC(1971, 0, 1) / 1000 / step;

export interface ImportKills {
  kills: number;
  /** Files of which nothing was there afterwards, and all. */
  nothing: number;
  everything: number;
  halfWritten: number;
  /** Values of earlier files that were missing or different afterwards. */
  earlierLost: number;
  /** Files of which values were missing at the end, after they were imported again. */
  incomplete: number;
}

/** Values of a file: every second file corrects the year of the file before it. */
const valueOf = (file: number, parameter: number, row: number): number => (file * 7 + parameter * 13 + row * 3) % 89;
const slotOf = (file: number): number => firstSlot + Math.floor(file / 2) * rowCount;

function writeFile(path: string, file: number): void {
  const lines = [`timestamp,${parameters.join()}`];
  for (let row = 0; row < rowCount; row++) {
    const time = new Date((slotOf(file) + row) * step * 1000).toISOString();
    lines.push(`${time},${parameters.map((_, parameter) => valueOf(file, parameter, row)).join()}`);
  }
  writeFileSync(path, lines.join('\n'));
}

type Outcome = 'nothing' | 'everything' | 'halfWritten';

/** @param before the file whose values were there; undefined if there were none */
function outcomeOf(stored: (number | null)[][], file: number, before: number | undefined): Outcome {
  const isAll = (of: number | undefined) =>
    stored.every((values, parameter) =>
      values.every((value, row) => value === (of === undefined ? null : valueOf(of, parameter, row))),
    );
  if (isAll(file)) return 'everything';
  return isAll(before) ? 'nothing' : 'halfWritten';
}

interface Killed {
  /** Milliseconds from the end of the first written part to the end of the process. */
  duration: number;
  /** False if it ended by itself. */
  isKilled: boolean;
}

/** Starts an import and kills it a time after it has written the first part. @param delay milliseconds; undefined: never */
async function importAndKill(path: string, env: Record<string, string>, delay?: number): Promise<Killed> {
  const script = join(root, 'scripts/crash/importAtTerminal.ts');
  const child = spawn(process.execPath, [script, path, '--station', 'quay'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let began: number | undefined;
  // Its progress, of which it prints the first when it has written a part.
  child.stderr.on('data', (text: Buffer) => {
    if (began !== undefined || !text.toString().includes('writing')) return;
    began = performance.now();
    if (delay !== undefined) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.once('exit', (...exit) => done(exit)),
  );
  const isKilled = signal === 'SIGKILL';
  if (began === undefined || (!isKilled && code !== 0)) throw new Error(`The import ended with ${code}.`);
  return { duration: performance.now() - began, isKilled };
}

/** Values of a file that was imported before, and are missing or different. */
async function lostOf(server: RunningServer, file: number): Promise<number> {
  if (file < 1) return 0;
  const stored = await read(server, slotOf(file), rowCount);
  return stored.flatMap((values, parameter) => values.filter((value, row) => value !== valueOf(file, parameter, row)))
    .length;
}

/** Kills imports at random moments of their writing, and looks at the database after each. */
export async function killImports(
  { folder, env, start }: Installation,
  { kills, random, onKill }: KillOptions,
): Promise<ImportKills> {
  const result: ImportKills = { kills: 0, nothing: 0, everything: 0, halfWritten: 0, earlierLost: 0, incomplete: 0 };
  const path = join(folder, 'values.csv');
  // The first file is not disturbed: it is the earlier data, and tells how long the writing takes.
  writeFile(path, 0);
  const { duration } = await importAndKill(path, env);
  let last = 0;
  for (let file = 1; result.kills < kills; file++) {
    const isCorrection = file % 2 === 1;
    writeFile(path, file);
    const delay = random() * duration;
    const { isKilled } = await importAndKill(path, env, delay);
    if (isKilled) result.kills++;
    const server = await start();
    const outcome = outcomeOf(await read(server, slotOf(file), rowCount), file, isCorrection ? file - 1 : undefined);
    if (isKilled || outcome === 'halfWritten') result[outcome]++;
    result.earlierLost += await lostOf(server, isCorrection ? file - 2 : file - 1);
    await end(server);
    await zrak(['import', path, '--station', 'quay'], env);
    const moment = isKilled
      ? `killed ${delay.toFixed(0)} ms after the first part was written`
      : 'ended before the kill';
    onKill(`${isCorrection ? 'correction' : 'new values'}, ${moment}: ${outcome}`);
    last = file;
  }
  // Each file was imported again after its kill.
  const server = await start();
  for (let file = last; file > 0; file--) {
    const isCorrected = file % 2 === 0 && file < last;
    if (!isCorrected && (await lostOf(server, file)) > 0) result.incomplete++;
  }
  await end(server);
  return result;
}
