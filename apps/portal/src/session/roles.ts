import type { Role } from '@zrak/api-client';
import type { CurrentUser } from './session.ts';

const known: readonly string[] = ['administrator', 'PortalKeyUser', 'ApiUser', 'ClientUser'] satisfies Role[];

export const isRole = (text: string): text is Role => known.includes(text);

/** Roles that may open the list of portal users. */
export const userManagers: readonly Role[] = ['administrator', 'PortalKeyUser'];

export const isAdministrator = ({ roles }: Pick<CurrentUser, 'roles'>) => roles.includes('administrator');

/** Whether the menu has the list of clients. */
export const choosesClient = (user: Pick<CurrentUser, 'roles'> | null, clients: readonly unknown[]) =>
  clients.length > 1 || (user !== null && isAdministrator(user));

export const managesUsers = ({ roles }: Pick<CurrentUser, 'roles'>) =>
  userManagers.some((role) => roles.includes(role));
