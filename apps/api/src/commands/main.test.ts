import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('ends without an error when its reader has read enough', { timeout: 60_000 }, async () => {
  const program = "import('./apps/api/src/commands/main.ts').then((main) => main.runCommand('list', ['--help']))";
  const command = spawn(process.execPath, ['--eval', program]);
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = await once(command, 'close');
  expect(errors).toBe('');
  expect(code).toBe(0);
});
