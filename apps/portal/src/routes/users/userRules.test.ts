import type { User } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../session/session.ts';
import { givableRoles, rulesOf } from './userRules.ts';

const viewer = { id: 'usr_viewer' } as CurrentUser;
const user = (more: Partial<User>): User => ({
  id: 'usr_x',
  userName: 'somebody',
  fullName: 'Some Body',
  email: 'x@example.org',
  roles: ['ClientUser'],
  isEnabled: true,
  isConfirmed: true,
  createdByPlatform: 'portal',
  ...more,
});

describe('actions on a user', () => {
  it.each([
    ['an ordinary one', {}, { edit: null, password: null, remove: null }],
    ['a key user', { roles: ['PortalKeyUser'] }, { edit: null, password: null, remove: 'keyUser' }],
    ['an API user', { roles: ['ApiUser'] }, { edit: null, password: null, remove: 'keyUser' }],
    ['an administrator', { roles: ['administrator'] }, { edit: null, password: 'administratorPassword', remove: null }],
    ['oneself', { id: 'usr_viewer' }, { edit: null, password: 'ownPassword', remove: 'ownUser' }],
    [
      'one of the back-office',
      { createdByPlatform: 'backOffice' },
      { edit: 'backOffice', password: 'backOffice', remove: 'backOffice' },
    ],
    [
      'a key user of the back-office',
      { createdByPlatform: 'backOffice', roles: ['ApiUser'] },
      { edit: 'backOffice', password: 'backOffice', remove: 'keyUser' },
    ],
  ] satisfies [string, Partial<User>, object][])('%s', (_, more, rules) => {
    expect(rulesOf(user(more), viewer)).toEqual(rules);
  });
});

describe('assignable roles', () => {
  const administrator = { id: 'usr_admin', roles: ['administrator'] } as unknown as CurrentUser;
  const keyUser = { id: 'usr_key', roles: ['PortalKeyUser'] } as unknown as CurrentUser;
  it.each([
    ['an administrator to anybody', administrator, user({}), 4],
    ['an administrator to oneself', administrator, user({ id: 'usr_admin' }), 0],
    ['a key user to a user', keyUser, user({}), 2],
    ['a key user to somebody new', keyUser, undefined, 2],
    ['a key user to another key user', keyUser, user({ roles: ['ApiUser'] }), 0],
    ['nobody', null, user({}), 0],
  ])('%s', (_, who, whom, count) => {
    expect(givableRoles(who, whom)).toHaveLength(count);
  });
});
