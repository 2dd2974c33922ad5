import type { Role } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { choosesClient, isAdministrator, isRole, managesUsers, userManagers } from './roles.ts';

const roles: Role[] = ['administrator', 'PortalKeyUser', 'ApiUser', 'ClientUser'];

test('accepts exactly the roles of the contract', () => {
  expect(roles.filter(isRole)).toEqual(roles);
  expect(['Administrator', 'guest', ''].filter(isRole)).toEqual([]);
});

test('lets administrators and key users manage users', () => {
  expect(userManagers).toEqual(['administrator', 'PortalKeyUser']);
  expect(roles.filter((role) => managesUsers({ roles: [role] }))).toEqual(['administrator', 'PortalKeyUser']);
  expect(managesUsers({ roles: ['ClientUser', 'PortalKeyUser'] })).toBe(true);
  expect(managesUsers({ roles: [] })).toBe(false);
});

test('recognises an administrator with one or several roles', () => {
  expect(roles.filter((role) => isAdministrator({ roles: [role] }))).toEqual(['administrator']);
  expect(isAdministrator({ roles: ['ApiUser', 'administrator'] })).toBe(true);
});

test('lets every administrator choose a client, and other viewers if they see several', () => {
  const of = (role: Role | null, count: number) =>
    choosesClient(role && { roles: [role] }, Array.from({ length: count }));
  expect([0, 1, 2].map((count) => of('administrator', count))).toEqual([true, true, true]);
  expect([0, 1, 2].map((count) => of('PortalKeyUser', count))).toEqual([false, false, true]);
  expect([0, 1, 2].map((count) => of(null, count))).toEqual([false, false, true]);
});
