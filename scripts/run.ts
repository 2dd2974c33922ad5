import { spawn, type SpawnOptions } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

export interface Outcome {
  code: number;
  /** Output of the program, if captured. */
  output: string;
}

/**
 * Runs a program of the workspace and waits until it exits.
 *
 * @param options `isCaptured` collects the output instead of showing it
 */
export function run(
  command: string,
  args: string[],
  { isCaptured = false, ...options }: SpawnOptions & { isCaptured?: boolean } = {},
): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: isCaptured ? 'pipe' : 'inherit', ...options });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
