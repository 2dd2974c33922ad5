import { parseArgs } from 'node:util';
import { readNetworkFile } from '../network/networkFile.ts';
import { otherLanguages } from '../network/otherLanguages.ts';
import { networkText } from '../network/show.ts';
import { readNetwork } from '../network/state.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './database.ts';

const help = `Usage: zrak show [--format yaml|json]

Prints the network of the database as a file for "zrak apply": clients with their stations, series, instruments and
users, and own parameters and limit values. Applied to the same database, it changes nothing. Logos, passwords and
measurements are not part of it. Texts in languages that the portal does not have are named on standard error, by their
lines in the file.

  --format    yaml (default) or json`;

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { format: { type: 'string', default: 'yaml' } } });
  const { format } = values;
  if (format !== 'yaml' && format !== 'json') throw new UsageError(`--format is yaml or json, not "${format}".`);
  return withDatabase(async ({ db }) => {
    const text = networkText(await readNetwork(db), format);
    process.stdout.write(text);
    const file = readNetworkFile(`network.${format}`, text);
    const notes = 'faults' in file ? '' : file.describe(otherLanguages(file.definition));
    // Beside the file, which may be redirected.
    if (notes !== '') console.error(notes);
    return 0;
  });
}

export const command: Command = { run, summary: 'print the network of the database as such a file', help };
