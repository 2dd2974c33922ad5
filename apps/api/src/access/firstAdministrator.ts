import type { Sessions } from '../repositories/sessions.ts';
import type { Users } from '../repositories/users.ts';
import { type Settings, StartError } from '../settings.ts';
import { createSecret } from './accessTokens.ts';
import { hashPassword, isPassword, passwordFault } from './passwords.ts';

export interface FirstAdministrator {
  userName: string;
  /** Shown once, where nobody chose one. */
  password: string;
}

/**
 * Somebody has to be the first, and no password may be the same everywhere. The operator names one by the environment,
 * and changes it there; else one is made up when there is no administrator yet.
 *
 * @returns what has to be shown to the operator
 * @throws StartError when the password breaks a rule or the name is somebody else's
 */
export async function ensureAdministrator(
  { administrator: { userName, email, password } }: Pick<Settings, 'administrator'>,
  users: Users,
  sessions: Sessions,
): Promise<FirstAdministrator | undefined> {
  if (password === undefined) {
    if (await users.hasAdministrator()) return undefined;
    const made = `${createSecret()}-Zr4k`;
    await add(users, userName, email, made);
    return { userName, password: made };
  }
  if (password.length < 12 || passwordFault(password) !== undefined) {
    throw new StartError(
      'ZRAK_ADMIN_PASSWORD needs 12 characters: uppercase, lowercase, a number and a special character.',
    );
  }
  const known = await users.byName(userName);
  if (known === undefined) {
    await add(users, userName, email, password);
  } else if (!known.roles.includes('administrator')) {
    throw new StartError(`ZRAK_ADMIN_NAME: "${userName}" is somebody who is no administrator.`);
  } else if (!(await isPassword(password, known.passwordHash))) {
    await users.change(known.id, { passwordHash: await hashPassword(password) });
    await sessions.endAll(known.id);
  }
  return undefined;
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
    // Nobody takes it away from within the portal.
    createdByPlatform: 'backOffice',
    status: 'confirmed',
  });
}
