import { setup } from 'xstate';

export interface RootTargetInput {
  isAuthenticated: boolean;
  isAdministrator: boolean;
  /** Client of the user; null without one. */
  clientCode: string | null;
  /** Value of `lastClientCode` in the storage of the browser. */
  storedClientCode: string | null;
  /** Clients that the viewer may see; null when they could not be loaded. */
  clients: readonly { code: string }[] | null;
}

export type RootTarget =
  | { screen: 'clients' }
  /** The stored code is invalid and must be cleared. */
  | { screen: 'clients'; clearsStoredCode: true }
  | { screen: 'clientNotFound' }
  | { screen: 'map'; clientCode: string };

type GuardInput = { context: RootTargetInput };

/** Decides the first screen after opening the portal's root. */
export const rootTargetMachine = setup({
  types: { context: {} as RootTargetInput, input: {} as RootTargetInput, output: {} as RootTarget },
  guards: {
    hasFailed: ({ context }: GuardInput) => context.clients === null,
    isAuthenticated: ({ context }: GuardInput) => context.isAuthenticated,
    isAdministrator: ({ context }: GuardInput) => context.isAdministrator,
    hasClientCode: ({ context }: GuardInput) => context.clientCode !== null,
    hasStoredCode: ({ context }: GuardInput) => context.storedClientCode !== null,
    isStoredCodeKnown: ({ context }: GuardInput) =>
      context.clients?.some(({ code }) => code === context.storedClientCode) ?? false,
  },
}).createMachine({
  id: 'rootTarget',
  context: ({ input }) => input,
  initial: 'checkingSession',
  states: {
    checkingSession: {
      always: [
        { guard: 'hasFailed', target: 'clients' },
        { guard: 'isAuthenticated', target: 'checkingUser' },
        { target: 'checkingStoredCode' },
      ],
    },
    checkingUser: {
      always: [
        { guard: 'isAdministrator', target: 'clients' },
        { guard: 'hasClientCode', target: 'ownMap' },
        { target: 'clientNotFound' },
      ],
    },
    checkingStoredCode: {
      always: [
        { guard: 'isStoredCodeKnown', target: 'storedMap' },
        { guard: 'hasStoredCode', target: 'clientsAfterInvalidCode' },
        { target: 'clients' },
      ],
    },
    clients: { type: 'final', output: { screen: 'clients' } },
    clientsAfterInvalidCode: { type: 'final', output: { screen: 'clients', clearsStoredCode: true } },
    clientNotFound: { type: 'final', output: { screen: 'clientNotFound' } },
    ownMap: { type: 'final', output: ({ context }) => ({ screen: 'map', clientCode: context.clientCode! }) },
    storedMap: {
      type: 'final',
      output: ({ context }) => ({ screen: 'map', clientCode: context.storedClientCode! }),
    },
  },
  output: ({ event }) => event.output as RootTarget,
});
