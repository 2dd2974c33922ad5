import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const module = JSON.stringify(new URL('workerThread.ts', import.meta.url).href);

/** For another process, because compiled code is enabled once for a whole process. */
const program = (folder: string): string => `
  import { enableCompileCache, getCompileCacheDir } from 'node:module';
  import { Worker } from 'node:worker_threads';
  enableCompileCache(${JSON.stringify(folder)});
  const { threadEnvironment } = await import(${module});
  const ask = "import { getCompileCacheDir } from 'node:module'; import { parentPort } from 'node:worker_threads';"
    + 'parentPort.postMessage(getCompileCacheDir());';
  const folderOf = (options) => new Promise((done) => new Worker(ask, { eval: true, ...options }).once('message', done));
  console.log(JSON.stringify({
    process: getCompileCacheDir(),
    thread: await folderOf({ env: threadEnvironment() }),
    otherThread: (await folderOf({})) ?? null,
  }));`;

it('a thread uses the folder of compiled code that the process has enabled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-compiled-'));
  try {
    const env = { ...process.env };
    delete env['NODE_COMPILE_CACHE'];
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program(folder)], {
      env,
      encoding: 'utf8',
    });
    const found = JSON.parse(output) as { process: string; thread: string; otherThread: string | null };
    expect(found.process).toContain(folder);
    expect(found.thread).toBe(found.process);
    // As long as this holds, threads need the environment.
    expect(found.otherThread).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
