import { check } from './zrak/check.ts';

// The command line of an operator: npm run zrak -- check URL.
const commands: Record<string, (args: string[]) => Promise<number>> = { check };

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) process.exitCode = await command(args);
else {
  console.error(`Usage: npm run zrak -- ${Object.keys(commands).join('|')} …`);
  process.exitCode = 2;
}
