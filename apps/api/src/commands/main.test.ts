import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('goes on to its own exit status when its reader has read enough', { timeout: 60_000 }, async () => {
  const program = `
    const { print } = await import('./apps/api/src/commands/command.ts');
    const { runCommand } = await import('./apps/api/src/commands/main.ts');
    await runCommand('list', ['--help']);
    await new Promise((done) => setTimeout(done, 500));
    print('more');
    await new Promise((done) => setTimeout(done, 500));
    process.exitCode = 3;
  `;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = await once(command, 'close');
  expect(errors).toBe('');
  expect(code).toBe(3);
});
