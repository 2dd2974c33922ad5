import type { Role, User } from '@zrak/api-client';
import { isAdministrator } from '../../session/roles.ts';
import type { CurrentUser } from '../../session/session.ts';

/** Why something cannot be done to a user here. */
export type Obstacle = 'backOffice' | 'keyUser' | 'ownUser' | 'ownPassword' | 'administratorPassword';

export interface UserRules {
  edit: Obstacle | null;
  password: Obstacle | null;
  remove: Obstacle | null;
}

/** What can be done to a user, said before somebody tries. The API decides; this only mirrors it. */
export function rulesOf(user: User, viewer: CurrentUser): UserRules {
  if (user.createdByPlatform === 'backOffice') {
    return { edit: 'backOffice', password: 'backOffice', remove: isKeyUser(user) ? 'keyUser' : 'backOffice' };
  }
  const isOwn = user.id === viewer.id;
  return {
    edit: null,
    password: passwordObstacle(user, isOwn),
    remove: isKeyUser(user) ? 'keyUser' : isOwn ? 'ownUser' : null,
  };
}

function passwordObstacle({ roles }: User, isOwn: boolean): Obstacle | null {
  if (roles.includes('administrator')) return 'administratorPassword';
  return isOwn ? 'ownPassword' : null;
}

/**
 * Roles the viewer may give to a user, or take. Nobody changes their own, and a key user neither makes administrators
 * and API users nor takes anything from another key user.
 */
export function givableRoles(viewer: CurrentUser | null, user?: User): Role[] {
  if (!viewer || user?.id === viewer.id) return [];
  if (isAdministrator(viewer)) return ['ClientUser', 'PortalKeyUser', 'ApiUser', 'administrator'];
  return user && isKeyUser(user) ? [] : ['ClientUser', 'PortalKeyUser'];
}

const isKeyUser = ({ roles }: User) => roles.includes('PortalKeyUser') || roles.includes('ApiUser');
