/** What a signed-in tab holds. Users are the access token's claims, for display only. */
export interface Session<User = unknown> {
    user: User;
    accessToken: string;
    refreshToken: string;
    /** Epoch milliseconds at which the access token ends. */
    expiresAt: number;
}
export interface Credentials {
    username: string;
    password: string;
}
export interface AuthContext {
    session: Session | null;
    /** Why the last attempt to sign in or out failed; the thing that was thrown. */
    error: unknown;
}
export type AuthEvent = ({
    type: 'signIn.submit';
} & Credentials) | {
    type: 'signOut.request';
}
/** A call was refused with this token. */
 | {
    type: 'token.refused';
    accessToken: string;
}
/** The session ended somewhere else. */
 | {
    type: 'session.lost';
}
/** The same session was renewed somewhere else. */
 | {
    type: 'session.adopted';
    session: Session;
} | {
    type: 'error.dismiss';
};
/**
 * Signing in, staying in, signing out. A session that is found expired is renewed before anybody counts as signed in. A token is renewed quietly before it ends; a lost network does not sign anybody
 * out while the token still lives. `signIn`, `renew` and `signOut` are handed in.
 */
export declare const authMachine: import("xstate").StateMachine<AuthContext, AuthEvent, {
    [x: string]: import("xstate").ActorRefFromLogic<import("xstate").PromiseActorLogic<void, Session<unknown>, import("xstate").EventObject> | import("xstate").PromiseActorLogic<Session<unknown>, Credentials, import("xstate").EventObject> | import("xstate").PromiseActorLogic<Session<unknown> | null, Session<unknown>, import("xstate").EventObject>> | undefined;
}, {
    src: "renew";
    logic: import("xstate").PromiseActorLogic<Session<unknown> | null, Session<unknown>, import("xstate").EventObject>;
    id: string | undefined;
} | {
    src: "signIn";
    logic: import("xstate").PromiseActorLogic<Session<unknown>, Credentials, import("xstate").EventObject>;
    id: string | undefined;
} | {
    src: "signOut";
    logic: import("xstate").PromiseActorLogic<void, Session<unknown>, import("xstate").EventObject>;
    id: string | undefined;
}, {
    type: "adopt";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "forget";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "forgetError";
    params: import("xstate").NonReducibleUnknown;
}, {
    type: "hasExpired";
    params: unknown;
} | {
    type: "hasSession";
    params: unknown;
} | {
    type: "isAdoptedNewer";
    params: unknown;
} | {
    type: "isExpired";
    params: unknown;
} | {
    type: "isRefusedTokenOurs";
    params: unknown;
}, "patience" | "untilRenewal", "restoring" | "resuming" | "signedOut" | "signingIn" | "signingOut" | {
    signedIn: "fresh" | "renewing" | "waiting";
}, string, {
    session: Session | null;
}, import("xstate").NonReducibleUnknown, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "auth";
    states: {
        readonly restoring: {};
        readonly resuming: {};
        readonly signedOut: {};
        readonly signingIn: {};
        readonly signedIn: {
            states: {
                readonly fresh: {};
                readonly renewing: {};
                readonly waiting: {};
            };
        };
        readonly signingOut: {};
    };
}, import("xstate").MetaObject>;
