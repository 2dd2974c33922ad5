import { expect, test } from 'vitest';
import { type RootTarget, type RootTargetInput, rootTargetMachine } from './rootTarget.machine.ts';
import { verdictOf } from './verdict.ts';

const visitor: RootTargetInput = {
  isAuthenticated: false,
  isAdministrator: false,
  clientCode: null,
  storedClientCode: null,
  clients: [{ code: 'OPEN' }],
};

const cases: [string, Partial<RootTargetInput>, RootTarget][] = [
  ['an administrator goes to the clients', { isAuthenticated: true, isAdministrator: true }, { screen: 'clients' }],
  [
    'an administrator does so even with a client and a stored code',
    { isAuthenticated: true, isAdministrator: true, clientCode: 'OWN', storedClientCode: 'OPEN' },
    { screen: 'clients' },
  ],
  [
    'a client user goes to the own map, whatever is stored',
    { isAuthenticated: true, clientCode: 'OWN', storedClientCode: 'OPEN' },
    { screen: 'map', clientCode: 'OWN' },
  ],
  ['a user without a client sees the message', { isAuthenticated: true }, { screen: 'clientNotFound' }],
  ['a visitor goes to the stored map', { storedClientCode: 'OPEN' }, { screen: 'map', clientCode: 'OPEN' }],
  [
    'a stored code of no client is cleared',
    { storedClientCode: 'GONE' },
    { screen: 'clients', clearsStoredCode: true },
  ],
  ['a visitor without a stored code goes to the clients', {}, { screen: 'clients' }],
  [
    'clients that cannot be loaded lead to the clients, with the memory kept',
    { clients: null, storedClientCode: 'OPEN' },
    { screen: 'clients' },
  ],
];

test.each(cases)('%s', (_, given, target) => {
  expect(verdictOf(rootTargetMachine, { ...visitor, ...given })).toEqual(target);
});
