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
/** The remembered code is invalid and must be cleared. */
 | {
    screen: 'clients';
    forgetsStoredCode: true;
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
}, never, "checkingMemory" | "checkingSession" | "checkingUser" | "clientNotFound" | "clients" | "forgottenClients" | "ownMap" | "rememberedMap", string, RootTargetInput, RootTarget, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "rootTarget";
    states: {
        readonly checkingSession: {};
        readonly checkingUser: {};
        readonly checkingMemory: {};
        readonly clients: {};
        readonly forgottenClients: {};
        readonly clientNotFound: {};
        readonly ownMap: {};
        readonly rememberedMap: {};
    };
}, import("xstate").MetaObject>;
