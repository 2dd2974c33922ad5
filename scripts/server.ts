import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

export interface RunningServer {
  address: string;
  /** Milliseconds from the start of the process to the first response. */
  startedIn: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts the API in a separate process and waits up to a minute for its first response.
 * @param from checkout whose sources are run
 */
export async function startServer(
  port: number,
  data: string,
  settings: Record<string, string> = {},
  from = root,
): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(from, 'apps/api/src/server.ts')], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), ZRAK_DATA: data, ...settings },
  });
  const address = `http://localhost:${port}`;
  while (performance.now() - started < 60_000) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) {
      return {
        address,
        startedIn: performance.now() - started,
        process: child,
        stop: () =>
          new Promise((done) => {
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      };
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  child.kill('SIGKILL');
  throw new Error('The API did not answer within a minute.');
}
