import type { Role } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { isAdministrator, isRole, managesUsers, userManagers } from './roles.ts';

const roles: Role[] = ['administrator', 'PortalKeyUser', 'ApiUser', 'ClientUser'];

test('the roles of the contract are known, and no others', () => {
  expect(roles.filter(isRole)).toEqual(roles);
  expect(['Administrator', 'guest', ''].filter(isRole)).toEqual([]);
});

test('administrators and key users manage users', () => {
  expect(userManagers).toEqual(['administrator', 'PortalKeyUser']);
  expect(roles.filter((role) => managesUsers({ roles: [role] }))).toEqual(['administrator', 'PortalKeyUser']);
  expect(managesUsers({ roles: ['ClientUser', 'PortalKeyUser'] })).toBe(true);
  expect(managesUsers({ roles: [] })).toBe(false);
});

test('an administrator has that role, alone or among others', () => {
  expect(roles.filter((role) => isAdministrator({ roles: [role] }))).toEqual(['administrator']);
  expect(isAdministrator({ roles: ['ApiUser', 'administrator'] })).toBe(true);
});
