import type { Client, Role } from '@zrak/api-client';
export interface RouteGuardInput {
    isAuthenticated: boolean;
    /** Roles of the signed-in user; empty for a visitor. */
    roles: readonly Role[];
    /** Client code of the path; null on a route without a client. */
    clientCode: string | null;
    /** Clients that the viewer may see. */
    clients: readonly Pick<Client, 'code' | 'isPublic'>[];
    /** The user needs one of these; null lets every authenticated user pass. */
    requiredRoles: readonly Role[] | null;
}
export type RouteVerdict = 'logIn' | 'clientNotFound' | 'home' | 'allow';
/**
 * Decides whether a navigation may proceed. The order of the states is the order of the checks in the specification.
 */
export declare const routeGuardMachine: import("xstate").StateMachine<RouteGuardInput, import("xstate").AnyEventObject, {}, never, never, {
    type: "isUnknownClient";
    params: unknown;
} | {
    type: "lacksRole";
    params: unknown;
} | {
    type: "needsLogin";
    params: unknown;
}, never, "allow" | "checkingClient" | "checkingRoles" | "checkingSession" | "clientNotFound" | "home" | "logIn", string, RouteGuardInput, RouteVerdict, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "routeGuard";
    states: {
        readonly checkingSession: {};
        readonly checkingClient: {};
        readonly checkingRoles: {};
        readonly logIn: {};
        readonly clientNotFound: {};
        readonly home: {};
        readonly allow: {};
    };
}, import("xstate").MetaObject>;
