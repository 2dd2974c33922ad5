import { setup } from 'xstate';

export interface RouteGuardInput {
  isAuthenticated: boolean;
  /** Roles of the signed-in user; empty for a visitor. */
  roles: readonly string[];
  /** Client code of the path; null on a route without a client. */
  clientCode: string | null;
  /** Clients that the viewer may see. */
  clients: readonly { code: string; isPublic: boolean }[];
  /** The user needs one of these; null lets every authenticated user pass. */
  requiredRoles: readonly string[] | null;
}

export type RouteVerdict = 'logIn' | 'clientNotFound' | 'home' | 'allow';

const clientOf = ({ clients, clientCode }: RouteGuardInput) => clients.find(({ code }) => code === clientCode);

type GuardInput = { context: RouteGuardInput };

const needsLogin = ({ context }: GuardInput) => !context.isAuthenticated && clientOf(context)?.isPublic !== true;
const isUnknownClient = ({ context }: GuardInput) => context.clientCode !== null && clientOf(context) === undefined;
const lacksRole = ({ context }: GuardInput) =>
  context.requiredRoles !== null && !context.requiredRoles.some((role) => context.roles.includes(role));

/**
 * Decides whether a navigation may proceed. The order of the states is the order of the checks in the specification.
 */
export const routeGuardMachine = setup({
  types: { context: {} as RouteGuardInput, input: {} as RouteGuardInput, output: {} as RouteVerdict },
  guards: { needsLogin, isUnknownClient, lacksRole },
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => input,
  initial: 'checkingSession',
  states: {
    checkingSession: { always: [{ guard: 'needsLogin', target: 'logIn' }, { target: 'checkingClient' }] },
    checkingClient: { always: [{ guard: 'isUnknownClient', target: 'clientNotFound' }, { target: 'checkingRoles' }] },
    checkingRoles: { always: [{ guard: 'lacksRole', target: 'home' }, { target: 'allow' }] },
    logIn: { type: 'final', output: 'logIn' },
    clientNotFound: { type: 'final', output: 'clientNotFound' },
    home: { type: 'final', output: 'home' },
    allow: { type: 'final', output: 'allow' },
  },
  output: ({ event }) => event.output as RouteVerdict,
});
