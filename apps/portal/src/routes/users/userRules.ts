import type { Role, User } from '@zrak/api-client';
import { isAdministrator } from '../../session/roles.ts';
import type { CurrentUser } from '../../session/session.ts';

/** Reasons why an action on a user is not possible. */
export type Obstacle = 'backOffice' | 'keyUser' | 'ownUser' | 'ownPassword' | 'administratorPassword';

export interface UserRules {
  edit: Obstacle | null;
  password: Obstacle | null;
  remove: Obstacle | null;
}

/** Possible actions on a user, shown in advance. The API decides; this only mirrors its rules. */
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
 * Roles that the viewer may add or remove. Users cannot change their own roles, and a key user can neither create
 * administrators and API users nor remove a role from another key user.
 */
export function givableRoles(viewer: CurrentUser | null, user?: User): Role[] {
  if (!viewer || user?.id === viewer.id) return [];
  if (isAdministrator(viewer)) return ['ClientUser', 'PortalKeyUser', 'ApiUser', 'administrator'];
  return user && isKeyUser(user) ? [] : ['ClientUser', 'PortalKeyUser'];
}

const isKeyUser = ({ roles }: User) => roles.includes('PortalKeyUser') || roles.includes('ApiUser');
