import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../test/helpers.ts';
import { lockFolder } from './folderLock.ts';

const folders: string[] = [];
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

describe('lockFolder', () => {
  it.skipIf(process.platform === 'win32')('creates a folder that only its owner may read', () => {
    const data = join(folder(), 'new');
    lockFolder(data)();
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('takes over the lock of a process that no longer runs', () => {
    const data = folder();
    mkdirSync(data, { recursive: true });
    // No process has this number.
    writeFileSync(join(data, 'zrak.lock'), '2147483646\n');
    const unlock = lockFolder(data);
    unlock();
  });

  it('refuses a folder locked by a running process', () => {
    const data = folder();
    writeFileSync(join(data, 'zrak.lock'), `${process.ppid}\n`);
    expect(() => lockFolder(data)).toThrow(`in use by the process ${process.ppid}.`);
  });

  it('refuses a folder locked on another machine until its owner is silent for 20 seconds', () => {
    const data = folder();
    const lock = join(data, 'zrak.lock');
    // In containers every server is process 1, and this process may have the same number as well.
    for (const pid of [1, process.pid]) {
      writeFileSync(lock, `${pid} other-container\n`);
      expect(() => lockFolder(data)).toThrow(`in use by the process ${pid} of other-container; if it has ended,`);
      const before = new Date(Date.now() - 21_000);
      utimesSync(lock, before, before);
      lockFolder(data)();
    }
  });

  it('takes over the lock that the same container has left behind', () => {
    const data = folder();
    writeFileSync(join(data, 'zrak.lock'), `${process.pid} ${hostname()}\n`);
    lockFolder(data)();
  });

  it('gives a stale lock to one of several processes that start together', async () => {
    const data = folder();
    const processes = [1, 2, 3].map(() => fork(join(import.meta.dirname, '../../test/lockingProcess.ts'), [data]));
    onTestFinished(() => processes.forEach((one) => void one.kill()));
    const said = async (one: ChildProcess): Promise<string> => String((await once(one, 'message'))[0]);
    await Promise.all(processes.map(said));
    for (let round = 0; round < 80; round++) {
      writeFileSync(join(data, 'zrak.lock'), `2147483646 ${hostname()}\n`);
      const at = Date.now() + 10;
      const answers = processes.map(said);
      for (const one of processes) one.send(at);
      const locked = (await Promise.all(answers)).flatMap((answer, index) =>
        answer === 'locked' ? [processes[index]!] : [],
      );
      expect(locked).toHaveLength(1);
      const released = said(locked[0]!);
      locked[0]!.send(0);
      await released;
    }
  });

  it('says when another process has taken the lock, and leaves it alone', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const data = folder();
    const onLoss = vi.fn();
    const unlock = lockFolder(data, onLoss);
    vi.advanceTimersByTime(5000);
    expect(onLoss).not.toHaveBeenCalled();
    writeFileSync(join(data, 'zrak.lock'), '7 other-container\n');
    vi.advanceTimersByTime(5000);
    expect(onLoss).toHaveBeenCalledWith(data);
    unlock();
    expect(existsSync(join(data, 'zrak.lock'))).toBe(true);
    vi.useRealTimers();
  });

  it('shows other machines that its owner runs', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const data = folder();
    const unlock = lockFolder(data);
    const lock = join(data, 'zrak.lock');
    utimesSync(lock, new Date(0), new Date(0));
    vi.advanceTimersByTime(5000);
    expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(20_000);
    unlock();
    vi.useRealTimers();
  });
});
