import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** Starts the bootstrap as a user does and collects its output until it fails. */
function start(port: string): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
      env: { ...process.env, PORT: port },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => done({ code, output }));
  });
}

test('reports a port in use in one line, before anything is installed', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port));
  });
  const { code, output } = await start(String(port));
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=4301 npm start`,
  ]);
});

test.each(['0', '70000', 'http'])('rejects %s as a port', async (port) => {
  expect(await start(port)).toEqual({ code: 1, output: `PORT is not a port: ${port}\n` });
});
