/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
export interface Session<User = unknown> {
    user: User;
    accessToken: string;
    /** Null if the server does not renew the session, which then lasts until `expiresAt`. */
    refreshToken: string | null;
    /** Epoch milliseconds at which the access token expires, by `steadyNow`. */
    expiresAt: number;
}
export interface Credentials {
    username: string;
    password: string;
}
export interface AuthContext {
    session: Session | null;
    /** Epoch milliseconds at which the session was received, which tells how long its token lasts; 0 for a restored one. */
    receivedAt: number;
    /** The thrown reason why the last attempt to sign in or out failed. */
    error: unknown;
    /** The user should know that the session ends at `expiresAt`, because nothing renews it. */
    isEndNear: boolean;
    /** The last session ended by itself: the user did not sign out. */
    hasEnded: boolean;
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
}
/** The browser is connected again. */
 | {
    type: 'network.restored';
} | {
    type: 'error.dismiss';
};
/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out. A session that the server does not renew lasts until its token expires; its end is announced.
 * `signIn`, `renew` and `signOut` are provided by the caller.
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
    type: "announceEnd";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "clearError";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "clearSession";
    params: import("xstate").NonReducibleUnknown;
} | {
    type: "end";
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
} | {
    type: "isRenewalDue";
    params: unknown;
}, "retryDelay" | "untilNextTime", "ended" | "restoring" | "resuming" | "signedOut" | "signingIn" | "signingOut" | {
    signedIn: "fresh" | "renewing" | "waiting";
}, string, {
    session: Session | null;
}, import("xstate").NonReducibleUnknown, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "auth";
    states: {
        readonly restoring: {};
        readonly resuming: {};
        readonly ended: {};
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
