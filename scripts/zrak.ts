import { isCommand, runCommand, summaries } from '../apps/api/src/commands/main.ts';
import { check } from './zrak/check.ts';

// The command line of an operator: npm run zrak -- apply network.yaml.
const [name = '', ...args] = process.argv.slice(2);
if (name === 'check') process.exitCode = await check(args);
else if (isCommand(name)) process.exitCode = await runCommand(name, args);
else {
  const isHelp = name === '--help' || name === '-h' || name === 'help';
  const text = [
    'Usage: npm run zrak -- COMMAND …',
    '',
    ...(await summaries()),
    '  check     compare a server with the contract, by its URL',
    '',
    'A new installation: write a network file and apply it, then import files or create a key for the data loggers.',
    'The guide is docs/operators.md, "Your own network". npm run zrak -- COMMAND --help describes a command.',
  ].join('\n');
  if (isHelp) console.log(text);
  else console.error(name === '' ? text : `There is no command "${name}".\n\n${text}`);
  process.exitCode = isHelp ? 0 : 2;
}
