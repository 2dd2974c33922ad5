import { parseArgs } from 'node:util';
import { networkText } from '../network/show.ts';
import { readNetwork } from '../network/state.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './database.ts';

const help = `Usage: zrak show [--format yaml|json]

Prints the network of the database as a file for "zrak apply": clients with their stations, series, instruments and
users, and own parameters and limit values. Applied to the same database, it changes nothing. Logos, passwords and
measurements are not part of it.

  --format    yaml (default) or json`;

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { format: { type: 'string', default: 'yaml' } } });
  const { format } = values;
  if (format !== 'yaml' && format !== 'json') throw new UsageError(`--format is yaml or json, not "${format}".`);
  return withDatabase(async ({ db }) => {
    process.stdout.write(networkText(await readNetwork(db), format));
    return 0;
  });
}

export const command: Command = { run, summary: 'print the network of the database as such a file', help };
