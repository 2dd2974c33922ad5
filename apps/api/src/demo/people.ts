import { hashPassword } from '../access/passwords.ts';
import type { NewAppUser } from '../db/schema.ts';

export const demoPassword = 'Zrak-demo1!';

/** The accounts printed at the start. */
export const demoAccounts = ['admin', 'okolje', 'zasavje', 'obala', 'obala-key', 'obala-api'] as const;

type Row = [
  userName: string,
  fullName: string,
  clientId: string | null,
  role: string,
  jobTitle: string,
  platform?: 'backOffice',
];

/** Job titles are in the language of the people: a title is what an administrator typed, in no other language. */
const people: Row[] = [
  ['admin', 'Sonja Hribar', null, 'administrator', 'Administratorka', 'backOffice'],
  ['okolje', 'Ana Novak', 'cli_okolje', 'ClientUser', 'Svetovalka za okolje'],
  ['zasavje', 'Matej Krajnc', 'cli_zasavje', 'ClientUser', 'Svetovalec za okolje'],
  ['obala', 'Nika Furlan', 'cli_obala', 'ClientUser', 'Svetovalka za okolje'],
  ['obala-key', 'Igor Božič', 'cli_obala', 'PortalKeyUser', 'Vodja oddelka za okolje'],
  ['obala-api', 'Prometni center Koper', 'cli_obala', 'ApiUser', 'Podatkovni vmesnik'],
  ['tina.zupan', 'Tina Zupan', 'cli_okolje', 'ClientUser', 'Analitičarka'],
  ['joze.kovac', 'Jože Kovač', 'cli_zasavje', 'ClientUser', 'Poveljnik gasilske brigade'],
  ['marko.kos', 'Marko Kos', 'cli_obala', 'ClientUser', 'Prometni načrtovalec'],
  ['petra.back-office', 'Petra Vidmar', 'cli_obala', 'ClientUser', 'Terenska inženirka', 'backOffice'],
];

const idOf = (userName: string): string => `usr_${userName}`;

export const demoUserIds = people.map(([userName]) => idOf(userName));

/** All users have the same password, so it is hashed once. */
export async function demoUsers(): Promise<NewAppUser[]> {
  const passwordHash = await hashPassword(demoPassword);
  return people.map(([userName, fullName, clientId, role, jobTitle, platform], index) => ({
    id: idOf(userName),
    userName,
    fullName,
    email: `${userName}@example.org`,
    phoneNumber: index % 3 === 2 ? null : `+386 1 555 01 ${String(10 + index)}`,
    jobTitle,
    passwordHash,
    clientId,
    roles: [role],
    createdByPlatform: platform ?? 'portal',
    status: 'confirmed',
  }));
}
