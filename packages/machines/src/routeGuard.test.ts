import { describe, expect, test } from 'vitest';
import { type RouteGuardInput, type RouteVerdict, routeGuardMachine } from './routeGuard.machine.ts';
import { verdictOf } from './verdict.ts';

const clients = [
  { code: 'OPEN', isPublic: true },
  { code: 'SHUT', isPublic: false },
];

/** The four checks of the specification, in its order. */
function expected({ isAuthenticated, roles, clientCode, requiredRoles }: RouteGuardInput): RouteVerdict {
  if (!isAuthenticated && clientCode !== 'OPEN') return 'logIn';
  if (clientCode === 'NONE') return 'clientNotFound';
  if (requiredRoles?.every((role) => !roles.includes(role))) return 'home';
  return 'allow';
}

const inputs: RouteGuardInput[] = [true, false].flatMap((isAuthenticated) =>
  [null, 'OPEN', 'SHUT', 'NONE'].flatMap((clientCode) =>
    ([null, ['administrator', 'PortalKeyUser']] as const).flatMap((requiredRoles) =>
      (isAuthenticated ? ([['administrator'], ['PortalKeyUser'], ['ClientUser'], []] as const) : ([[]] as const)).map(
        (roles) => ({ isAuthenticated, clientCode, requiredRoles, roles, clients }),
      ),
    ),
  ),
);

describe('route guard', () => {
  test.each(inputs)('decides as in the specification %#', (input) => {
    expect(verdictOf(routeGuardMachine, input)).toBe(expected(input));
  });

  test('reaches every verdict', () => {
    const verdicts = new Set(inputs.map((input) => verdictOf(routeGuardMachine, input)));
    expect(verdicts).toEqual(new Set(['logIn', 'clientNotFound', 'home', 'allow']));
  });

  test('asks for a login before it reveals whether a client exists', () => {
    const input = { isAuthenticated: false, roles: [], clients: [], clientCode: 'NONE', requiredRoles: null };
    expect(verdictOf(routeGuardMachine, input)).toBe('logIn');
  });
});
