import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readNetwork } from '../network/state.ts';
import { ApiKeys } from '../repositories/apiKeys.ts';
import { noEvent } from '../repositories/auditEvents.ts';
import { type Command, CommandError, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { findByName } from './find.ts';
import { command as list } from './list.ts';

const help = `Usage: zrak key create NAME --client CODE [--station ID …]
       zrak key list [--client CODE]
       zrak key revoke ID

An API key lets a data logger send measurements: POST /api/measurements with "Authorization: Bearer KEY". It is printed
once, when it is created; the database has only its hash. It writes to all stations of its client, or to those named.
A revoked key is refused from the next call on.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { client: { type: 'string' }, station: { type: 'string', multiple: true } },
  });
  const [action = '', name, ...others] = positionals;
  const { client, station } = values;
  if (action === 'list' && name === undefined) {
    return list.run(['keys', ...(client === undefined ? [] : ['--client', client])]);
  }
  if (name === undefined || others.length > 0) throw new UsageError('Name an action, and the key.');
  if (action === 'revoke') return withDatabase(async (context) => revoke(context, name));
  if (action !== 'create') throw new UsageError(`There is no action "${action}".`);
  if (client === undefined) throw new UsageError('--client is missing.');
  return withDatabase(async (context) => create(context, name, client, station));
}

async function create(
  { db, now }: CommandContext,
  name: string,
  clientCode: string,
  stations: string[] | undefined,
): Promise<number> {
  const { clients, locations } = await readNetwork(db);
  const client = findByName('client', clientCode, clients, ({ code }) => code);
  const own = locations.filter(({ clientId }) => clientId === client.id);
  const locationIds = stations?.map((id) => findByName(`station of ${clientCode}`, id, own, (one) => one.id).id);
  const { key, secret } = await new ApiKeys(db, now).create({
    name,
    clientId: client.id,
    locationIds: locationIds ?? null,
    createdBy: `${userInfo().username} (command line)`,
  });
  print(`Key ${key.id} of ${client.code}, for ${locationIds?.join(', ') ?? 'all stations'} (shown this once):`);
  print(secret);
  return 0;
}

async function revoke({ db, now }: CommandContext, id: string): Promise<number> {
  const keys = new ApiKeys(db, now);
  findByName('key', id, await keys.all(), (key) => key.id);
  if (!(await keys.revoke(id, noEvent))) throw new CommandError(`The key ${id} is revoked already.`);
  print(`The key ${id} is revoked.`);
  return 0;
}

export const command: Command = { run, summary: 'create, list or revoke API keys of data loggers', help };
