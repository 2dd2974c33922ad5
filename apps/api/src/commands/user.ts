import { parseArgs } from 'node:util';
import type { Language } from '../language.ts';
import { readNetworkFile } from '../network/networkFile.ts';
import { readNetwork } from '../network/state.ts';
import { Sessions } from '../repositories/sessions.ts';
import { Users } from '../repositories/users.ts';
import { planOf } from './apply.ts';
import { type Command, CommandError, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { findByName } from './find.ts';
import { commandLanguage } from './language.ts';
import { changeNetwork } from './networkChange.ts';

const help = `Usage: zrak user add EMAIL --name NAME [--client CODE [--role ROLE …]] [--user-name NAME]
                           [--language CODE]
       zrak user disable EMAIL
       zrak user enable EMAIL

A new user signs in with the address, or with the user name if there is one. With a mail server (SMTP_URL) a link to
choose a password is mailed, in the language of --language (en, sl or de) or of the locale of the system; otherwise a
password is generated and printed once. Without a client the user is an administrator. Roles: ClientUser (default), PortalKeyUser, ApiUser. A disabled user is signed out at once.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      client: { type: 'string' },
      role: { type: 'string', multiple: true },
      'user-name': { type: 'string' },
      language: { type: 'string' },
    },
  });
  const [action = '', email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new UsageError('Name an action and one address.');
  if (action === 'disable' || action === 'enable') {
    return withDatabase(async (context) => setEnabled(context, email, action === 'enable'));
  }
  if (action !== 'add') throw new UsageError(`There is no action "${action}".`);
  const { name, client, role } = values;
  if (name === undefined) throw new UsageError('--name is missing.');
  if (client === undefined && role !== undefined) throw new UsageError('--role needs --client.');
  const person = { email, name, userName: values['user-name'] };
  const language = commandLanguage(values.language, process.env);
  return withDatabase(async (context) => add(context, person, { client, roles: role, language }));
}

interface Person {
  email: string;
  name: string;
  userName: string | undefined;
}

interface AddOptions {
  client: string | undefined;
  roles: string[] | undefined;
  language: Language;
}

async function add(context: CommandContext, person: Person, { client, roles, language }: AddOptions): Promise<number> {
  const { clients, users } = await readNetwork(context.db);
  if (users.some(({ email }) => email.toLowerCase() === person.email.toLowerCase())) {
    throw new CommandError(`There is a user with the address ${person.email} already.`);
  }
  const found = client === undefined ? undefined : findByName('client', client, clients, ({ code }) => code);
  const definition =
    found === undefined
      ? { administrators: [person] }
      : { clients: [{ id: found.id, code: found.code, name: found.name, users: [{ ...person, roles }] }] };
  const file = readNetworkFile('', JSON.stringify(definition));
  if ('faults' in file) throw new CommandError(file.faults.replaceAll(/^:\d+:\d+: /gm, ''));
  const options = { prune: false, removeMeasurements: false };
  return changeNetwork(context, (state) => planOf(file, state, {}, options), {
    isDryRun: false,
    isConfirmed: true,
    isWhole: false,
    language,
  });
}

async function setEnabled({ db, now }: CommandContext, email: string, isEnabled: boolean): Promise<number> {
  const user = findByName('user', email.toLowerCase(), await new Users(db).all(), (one) => one.email.toLowerCase());
  await db.transaction().execute(async (transaction) => {
    const mayBeLast = !isEnabled && user.roles.includes('administrator');
    if (mayBeLast && (await new Users(transaction).isLastAdministrator(user.id))) {
      throw new CommandError('Nothing was changed: no administrator would remain.');
    }
    const change = { isEnabled, updatedAt: new Date() };
    await transaction.updateTable('appUser').set(change).where('id', '=', user.id).execute();
    if (!isEnabled) await new Sessions(transaction, now).endAll(user.id);
  });
  print(`${user.email} is ${isEnabled ? 'enabled' : 'disabled'}.`);
  return 0;
}

export const command: Command = { run, summary: 'add, disable or enable a user', help };
