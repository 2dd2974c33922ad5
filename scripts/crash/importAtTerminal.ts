import { runCommand } from '../../apps/api/src/commands/main.ts';

/** `zrak import` as at a terminal, where it prints its progress: the process that kills it then knows when it writes. */
Object.assign(process.stderr, { isTTY: true, clearLine: () => true, cursorTo: () => true });
process.exitCode = await runCommand('import', process.argv.slice(2));
