import type { Client } from '@zrak/api-client';
export interface RootTargetInput {
    isAuthenticated: boolean;
    isAdministrator: boolean;
    /** Client of the user; null without one. */
    clientCode: string | null;
    /** Value of `lastClientCode` in the storage of the browser. */
    storedClientCode: string | null;
    /** Clients that the viewer may see; null when they could not be loaded. */
    clients: readonly Pick<Client, 'code'>[] | null;
}
export type RootTarget = {
    screen: 'clients';
}
/** The stored code is invalid and must be cleared. */
 | {
    screen: 'clients';
    clearsStoredCode: true;
} | {
    screen: 'clientNotFound';
} | {
    screen: 'map';
    clientCode: string;
};
/** Decides the first screen after opening the portal's root. */
export declare const rootTargetMachine: import("xstate").StateMachine<RootTargetInput, import("xstate").AnyEventObject, {}, never, never, {
    type: "hasClientCode";
    params: unknown;
} | {
    type: "hasFailed";
    params: unknown;
} | {
    type: "hasStoredCode";
    params: unknown;
} | {
    type: "isAdministrator";
    params: unknown;
} | {
    type: "isAuthenticated";
    params: unknown;
} | {
    type: "isStoredCodeKnown";
    params: unknown;
}, never, "checkingSession" | "checkingStoredCode" | "checkingUser" | "clientNotFound" | "clients" | "clientsAfterInvalidCode" | "ownMap" | "storedMap", string, RootTargetInput, RootTarget, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "rootTarget";
    states: {
        readonly checkingSession: {};
        readonly checkingUser: {};
        readonly checkingStoredCode: {};
        readonly clients: {};
        readonly clientsAfterInvalidCode: {};
        readonly clientNotFound: {};
        readonly ownMap: {};
        readonly storedMap: {};
    };
}, import("xstate").MetaObject>;
