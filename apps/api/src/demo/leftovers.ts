import { isPassword } from '../access/passwords.ts';
import type { Db } from '../db/database.ts';
import { servicePlugin } from '../plugins/servicePlugin.ts';
import { demoClients } from './catalogue.ts';
import { demoPassword, demoUserIds } from './people.ts';

/** Outside the demo: warns at the start of clients that readers see beside those of the operator, and of accounts. */
export const afterDemo = servicePlugin('afterDemo', ['repositories'], async ({ services }) => {
  const { db } = services.database;
  const clients = services.catalogue.clients.filter(({ id }) => isOfDemo(id));
  const users = await remainingUsers(db);
  if (clients.length === 0 && users.length === 0) return {};
  const codes = clients.filter(({ isPublic }) => isPublic).map(({ code }) => code);
  const greeting = [
    `The database contains clients or accounts of the demo${codes.length === 0 ? '' : `; public is ${codes.join(', ')}`}. These commands remove them:`,
    ...clients.map(({ code }) => `  zrak remove client ${code} --remove-measurements`),
    ...users.map(({ email }) => `  zrak remove user ${email}`),
  ];
  return { greeting: greeting.join('\n') };
});

const isOfDemo = (clientId: string | null): boolean => demoClients.some(({ id }) => id === clientId);

/** Accounts with the published password that do not leave with a client. One with another password is in use. */
async function remainingUsers(db: Db): Promise<{ email: string }[]> {
  const accounts = await db
    .selectFrom('appUser')
    .select(['email', 'clientId', 'passwordHash'])
    .where('id', 'in', demoUserIds)
    .orderBy('email')
    .execute();
  const found: { email: string }[] = [];
  for (const account of accounts.filter(({ clientId }) => !isOfDemo(clientId))) {
    if (await isPassword(demoPassword, account.passwordHash)) found.push(account);
  }
  return found;
}
