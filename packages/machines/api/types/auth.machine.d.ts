/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
export interface Session<User = unknown> {
    user: User;
    accessToken: string;
    refreshToken: string;
    /** Epoch milliseconds at which the access token expires. */
    expiresAt: number;
}
export interface Credentials {
    username: string;
    password: string;
}
export interface AuthContext {
    session: Session | null;
    /** The thrown reason why the last attempt to sign in or out failed. */
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
/** The session ended in another tab. */
 | {
    type: 'session.lost';
}
/** The same session was renewed in another tab. */
 | {
    type: 'session.adopted';
    session: Session;
} | {
    type: 'error.dismiss';
};
/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out while
 * the token is valid. `signIn`, `renew` and `signOut` are provided by the caller.
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
    type: "clearError";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "clearSession";
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
    type: "isCurrentToken";
    params: unknown;
} | {
    type: "isExpired";
    params: unknown;
}, "retryDelay" | "untilRenewal", "restoring" | "resuming" | "signedOut" | "signingIn" | "signingOut" | {
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
