import { hashPassword } from '../access/passwords.ts';
import type { NewAppUser } from '../db/schema.ts';

export const demoPassword = 'Zrak-demo1!';

/** The accounts shown at start. */
export const demoAccounts = ['admin', 'okolje', 'zasavje', 'obala', 'obala-key', 'obala-api'] as const;

type Row = [
  userName: string,
  fullName: string,
  clientId: string | null,
  role: string,
  jobTitle: string,
  platform?: 'backOffice',
];

const people: Row[] = [
  ['admin', 'Sonja Hribar', null, 'administrator', 'Administrator', 'backOffice'],
  ['okolje', 'Ana Novak', 'cli_okolje', 'ClientUser', 'Environment officer'],
  ['zasavje', 'Matej Krajnc', 'cli_zasavje', 'ClientUser', 'Environment officer'],
  ['obala', 'Nika Furlan', 'cli_obala', 'ClientUser', 'Environment officer'],
  ['obala-key', 'Igor Božič', 'cli_obala', 'PortalKeyUser', 'Head of environment'],
  ['obala-api', 'Prometni center Koper', 'cli_obala', 'ApiUser', 'Data interface'],
  ['tina.zupan', 'Tina Zupan', 'cli_okolje', 'ClientUser', 'Analyst'],
  ['joze.kovac', 'Jože Kovač', 'cli_zasavje', 'ClientUser', 'Fire brigade'],
  ['marko.kos', 'Marko Kos', 'cli_obala', 'ClientUser', 'Traffic planner'],
  ['petra.back-office', 'Petra Vidmar', 'cli_obala', 'ClientUser', 'Field engineer', 'backOffice'],
];

/** Everybody has the same password, so it is hashed once. */
export async function demoUsers(): Promise<NewAppUser[]> {
  const passwordHash = await hashPassword(demoPassword);
  return people.map(([userName, fullName, clientId, role, jobTitle, platform], index) => ({
    id: `usr_${userName}`,
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
