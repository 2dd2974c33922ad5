import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Sessions } from '../repositories/sessions.ts';
import { Users } from '../repositories/users.ts';
import { type Settings, StartError } from '../settings.ts';
import { isGuessable } from './guessablePasswords.ts';
import { createPassword, hashPassword, isPassword, passwordFault } from './passwords.ts';

export interface FirstAdministrator {
  userName: string;
  /** The generated password, shown once. */
  password: string;
}

type Given = Pick<Settings, 'administrator'> & {
  /** Administrators with this password cannot sign in, so they do not count. */
  refusedPassword: string | undefined;
};

const defaultEmail = 'administrator@zrak.example';

/**
 * A new installation needs an administrator, and no two installations may share a password. The operator sets the name
 * and password in the environment and changes them there. Otherwise a password is generated if there is no
 * administrator yet.
 *
 * @returns the text to show to the operator
 * @throws StartError if the password breaks a rule, or name or address belong to another user
 */
export async function ensureAdministrator(
  { administrator: { userName, email: chosen, password }, refusedPassword }: Given,
  users: Users,
  sessions: Sessions,
): Promise<FirstAdministrator | undefined> {
  const email = chosen ?? defaultEmail;
  if (password === undefined) {
    if (await hasAdministrator(users, refusedPassword)) return undefined;
    const made = createPassword();
    await add(users, userName, email, made);
    return { userName, password: made };
  }
  if (password.length < 12 || passwordFault(password) !== undefined) {
    throw new StartError(
      'ZRAK_ADMIN_PASSWORD needs 12 characters: uppercase, lowercase, a number and a special character.',
    );
  }
  if (await isGuessable(password, [userName, email])) {
    throw new StartError(
      'ZRAK_ADMIN_PASSWORD is too easy to guess: it is one of the most common, or made of the name or address.',
    );
  }
  const [ofName, ofEmail] = [await users.byName(userName), await users.byEmail(email)];
  const known = ofName ?? ofEmail;
  if (known === undefined) {
    await add(users, userName, email, password);
    return undefined;
  }
  if (!known.roles.includes('administrator')) {
    const variable = known === ofName ? `ZRAK_ADMIN_NAME: "${userName}"` : `ZRAK_ADMIN_EMAIL: "${email}"`;
    throw new StartError(`${variable} is somebody who is no administrator.`);
  }
  if (chosen !== undefined && ofEmail !== undefined && ofEmail.id !== known.id) {
    throw new StartError(`ZRAK_ADMIN_EMAIL: "${email}" is the address of "${ofEmail.userName}".`);
  }
  const hasPassword = await isPassword(password, known.passwordHash);
  const change = {
    ...(known.userName === userName ? {} : { userName }),
    ...(known.email === email || chosen === undefined ? {} : { email }),
    ...(hasPassword ? {} : { passwordHash: await hashPassword(password) }),
  };
  if (Object.keys(change).length > 0) await users.change(known.id, change);
  if (!hasPassword) await sessions.endAll(known.id);
  return undefined;
}

/** The same for processes that start at the same time on one database. Seconds. */
export async function ensureOneAdministrator(
  given: Given,
  db: Db,
  now: () => number,
): Promise<FirstAdministrator | undefined> {
  const { administrator, refusedPassword } = given;
  if (administrator.password === undefined && (await hasAdministrator(new Users(db), refusedPassword)))
    return undefined;
  return db.transaction().execute(async (transaction) => {
    // One after the other.
    await sql`lock table app_user in share row exclusive mode`.execute(transaction);
    return ensureAdministrator(given, new Users(transaction), new Sessions(transaction, now));
  });
}

async function hasAdministrator(users: Users, refusedPassword: string | undefined): Promise<boolean> {
  for (const { passwordHash } of await users.administrators()) {
    if (refusedPassword === undefined || !(await isPassword(refusedPassword, passwordHash))) return true;
  }
  return false;
}

async function add(users: Users, userName: string, email: string, password: string): Promise<void> {
  await users.add({
    id: `usr_${crypto.randomUUID()}`,
    userName,
    fullName: 'Administrator',
    email,
    phoneNumber: null,
    jobTitle: null,
    passwordHash: await hashPassword(password),
    clientId: null,
    roles: ['administrator'],
    // Protects the account: the portal does not change users of the back-office.
    createdByPlatform: 'backOffice',
    status: 'confirmed',
  });
}
