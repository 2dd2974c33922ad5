import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from './watchFolder.ts';

let folder: string;
const failures = {
  onOutage: vi.fn<(error: unknown) => void>(),
  onFolderAway: vi.fn<(error: unknown) => void>(),
  onFailure: vi.fn<(name: string) => void>(),
};
beforeEach(() => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'zrak-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Watches the folder. @returns ends the watch */
function watch(importOne: (path: string) => Promise<string | undefined>): () => Promise<void> {
  const stop = new AbortController();
  const watching = watchFolder({ ...failures, folder, pauseMs: 40, signal: stop.signal, importOne });
  return () => {
    stop.abort();
    return watching;
  };
}

it('imports files that have stopped growing, moves them and says why one was refused', async () => {
  const imported: string[] = [];
  writeFileSync(join(folder, '.unfinished.csv'), '1');
  writeFileSync(join(folder, 'growing.csv'), '1');
  const stop = watch(async (path) => {
    imported.push(`${basename(path)}: ${readFileSync(path, 'utf8')}`);
    return path.endsWith('bad.csv') ? 'bad.csv has no header.' : undefined;
  });
  writeFileSync(join(folder, 'growing.csv'), '12');
  writeFileSync(join(folder, 'bad.csv'), 'x');
  await expect.poll(() => imported, { timeout: 5000 }).toEqual(['bad.csv: x', 'growing.csv: 12']);
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['.unfinished.csv', 'imported', 'refused']);
  await stop();
  const [refused, text] = readdirSync(join(folder, 'refused')).sort();
  expect(refused).toMatch(/^\d{14}-bad\.csv$/);
  expect(readFileSync(join(folder, 'refused', text!), 'utf8')).toBe('bad.csv has no header.\n');
  expect(readdirSync(join(folder, 'imported'))).toEqual([expect.stringMatching(/growing\.csv$/)]);
  expect(existsSync(join(folder, 'growing.csv'))).toBe(false);
});

it('imports a file again that was written to during its import', async () => {
  const imported: string[] = [];
  writeFileSync(join(folder, 'a.csv'), '1');
  writeFileSync(join(folder, 'b.csv'), '1');
  const stop = watch(async (path) => {
    imported.push(`${basename(path)}: ${readFileSync(path, 'utf8')}`);
    if (imported.length === 1) for (const name of ['a.csv', 'b.csv']) appendFileSync(join(folder, name), '2');
    return undefined;
  });
  await expect.poll(() => readdirSync(folder).sort(), { timeout: 5000 }).toEqual(['imported', 'refused']);
  await stop();
  // While the first import runs, the second file grows: it is not imported before it is at rest.
  expect(imported).toEqual(['a.csv: 1', 'a.csv: 12', 'b.csv: 12']);
  const moved = readdirSync(join(folder, 'imported')).map((name) =>
    readFileSync(join(folder, 'imported', name), 'utf8'),
  );
  expect(moved).toEqual(['12', '12']);
});

it('keeps its files during an outage of the database, and reports it once', async () => {
  let calls = 0;
  for (const name of ['a.csv', 'b.csv']) writeFileSync(join(folder, name), '1');
  const stop = watch(async () => {
    if (++calls < 4) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    return undefined;
  });
  await expect.poll(() => readdirSync(join(folder, 'imported')), { timeout: 5000 }).toHaveLength(2);
  await stop();
  expect(calls).toBe(5);
  expect(failures.onOutage).toHaveBeenCalledOnce();
  expect(readdirSync(join(folder, 'refused'))).toEqual([]);
});

it('goes on after a file that fails for another reason, and after one that is taken away', async () => {
  for (const name of ['a.csv', 'b.csv', 'c.csv']) writeFileSync(join(folder, name), '1');
  const stop = watch(async (path) => {
    if (path.endsWith('a.csv')) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    if (path.endsWith('b.csv')) {
      rmSync(path);
      throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    }
    return undefined;
  });
  await expect.poll(() => readdirSync(folder).sort(), { timeout: 5000 }).toEqual(['imported', 'refused']);
  await stop();
  expect(failures.onFailure.mock.calls.map(([name]) => name)).toEqual(['a.csv']);
  const [refused, text] = readdirSync(join(folder, 'refused')).sort();
  expect(refused).toMatch(/-a\.csv$/);
  expect(readFileSync(join(folder, 'refused', text!), 'utf8')).toBe('EACCES: permission denied\n');
  expect(readdirSync(join(folder, 'imported'))).toEqual([expect.stringMatching(/-c\.csv$/)]);
});

const failed = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });
const filesIn = (name: string) => readdirSync(join(folder, name)).map((file) => file.replace(/^\d{14}-/, ''));

it('imports the other files while one waits for room on the disk, and reports that once', async () => {
  let attempts = 0;
  for (const name of ['a.csv', 'b.csv']) writeFileSync(join(folder, name), '1');
  const stop = watch(async (path) => {
    if (!path.endsWith('a.csv')) return undefined;
    attempts++;
    throw failed('53100');
  });
  await expect.poll(() => attempts, { timeout: 5000 }).toBeGreaterThan(2);
  await stop();
  expect(filesIn('imported')).toEqual(['b.csv']);
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'imported', 'refused']);
  expect(failures.onOutage).toHaveBeenCalledOnce();
});

it.each(['40P01', '40001', '57014'])('tries a file again whose transaction was undone: %s', async (code) => {
  let attempts = 0;
  writeFileSync(join(folder, 'a.csv'), '1');
  const stop = watch(async () => {
    if (++attempts < 5) throw failed(code);
    return undefined;
  });
  await expect.poll(() => filesIn('imported'), { timeout: 5000 }).toEqual(['a.csv']);
  await stop();
  expect([filesIn('refused'), attempts]).toEqual([[], 5]);
  expect(failures.onFailure).not.toHaveBeenCalled();
  expect(failures.onOutage).not.toHaveBeenCalled();
});

it('refuses a file whose transaction is undone each time', async () => {
  let attempts = 0;
  writeFileSync(join(folder, 'a.csv'), '1');
  const stop = watch(async () => {
    attempts++;
    throw failed('57014');
  });
  await expect.poll(() => filesIn('refused').sort(), { timeout: 5000 }).toEqual(['a.csv', 'a.csv.txt']);
  await stop();
  expect(attempts).toBe(5);
  expect(failures.onFailure).toHaveBeenCalledOnce();
});

it('goes on when a folder comes back that could not be read, and reports that once', async () => {
  const away = `${folder}-away`;
  const stop = watch(async () => undefined);
  await expect.poll(() => readdirSync(folder), { timeout: 5000 }).toContain('refused');
  renameSync(folder, away);
  await expect.poll(() => failures.onFolderAway.mock.calls.length, { timeout: 5000 }).toBe(1);
  renameSync(away, folder);
  writeFileSync(join(folder, 'a.csv'), '1');
  await expect.poll(() => filesIn('imported'), { timeout: 5000 }).toEqual(['a.csv']);
  await stop();
  expect(failures.onFolderAway).toHaveBeenCalledOnce();
});
