import { AnyStateMachine, InputFrom, OutputFrom } from "xstate";
/** Session of a signed-in tab. The user comes from the claims of the access token and is for display only. */
interface Session<User = unknown> {
  user: User;
  accessToken: string;
  /** Null if the server does not renew the session, which then lasts until `expiresAt`. */
  refreshToken: string | null;
  /** Epoch milliseconds at which the access token expires, by `steadyNow`; NaN if only the server can tell. */
  expiresAt: number;
}
interface Credentials {
  username: string;
  password: string;
}
interface AuthContext {
  session: Session | null;
  /** Epoch milliseconds at which the session was received, which tells how long its token lasts; 0 for a restored one. */
  receivedAt: number;
  /** The thrown reason why the last attempt to sign in failed. */
  error: unknown;
  /** The thrown reason why the server could not end the last session, which has ended here. */
  signOutError: unknown;
  /** The user should know that the session ends at `expiresAt`, because nothing renews it. */
  isEndNear: boolean;
  /** The last session ended by itself: the user did not sign out. */
  hasEnded: boolean;
}
type AuthEvent = ({
  type: 'signIn.submit';
} & Credentials) | {
  type: 'signOut.request';
} /** A call was refused with this token. */ | {
  type: 'token.refused';
  accessToken: string;
} /** The session ended in another tab. */ | {
  type: 'session.lost';
} /** The same session was renewed in another tab. */ | {
  type: 'session.adopted';
  session: Session;
} /** The browser is connected again. */ | {
  type: 'network.restored';
} | {
  type: 'error.dismiss';
};
/**
 * Signing in, staying signed in, signing out. A restored session that has expired is renewed before the user counts as
 * signed in. A token is renewed in the background before it expires; a lost network does not sign the user out. Signing out ends the session at once; the server ends it in the background. A session that the server does not renew lasts until its token expires; its end is announced.
 * `signIn`, `renew` and `signOut` are provided by the caller.
 */
declare const authMachine: import("xstate").StateMachine<AuthContext, AuthEvent, {
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
}, "retryDelay" | "untilNextTime", "ended" | "restoring" | "resuming" | "signedOut" | "signingIn" | {
  signedIn: "fresh" | "renewing" | "waiting";
} | {
  signingOut: "cleared";
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
    readonly signingOut: {
      states: {
        readonly cleared: {};
      };
    };
  };
}, import("xstate").MetaObject>;
declare const seconds: {
  PT15M: number;
  PT1H: number;
  P1D: number;
};
/**
 * Estimates the number of values of a request from metadata alone.
 *
 * @param series ISO times of the first and last value of each. One with neither beside others that have them is empty; if
 *   all are without, their values may be anywhere until now
 * @param from epoch milliseconds, as `to`
 */
declare function estimateValues(series: readonly {
  first?: string | undefined;
  last?: string | undefined;
}[], from: number, to: number, interval: keyof typeof seconds): number;
/** Request of a part of the screen. */
interface WaitingLoad {
  values: number;
  /** Size of the file, if the values are written to one. */
  bytes?: number | undefined;
}
interface LargeDataContext {
  /** Number of values above which the user is asked first. */
  threshold: number;
  /** Requests without an answer, by the id of their part of the screen. */
  waiting: Readonly<Record<string, WaitingLoad>>;
  /** Answers to the last request of each part. */
  answers: Readonly<Record<string, 'allowed' | 'cancelled'>>;
}
type LargeDataEvent = /** A part of the screen wants to load values; replaces its former request. */({
  type: 'load.request';
  id: string;
} & WaitingLoad) /** The parts of the screen have made their requests. */ | {
  type: 'load.decide';
} /** The user stops a part that loads. */ | {
  type: 'load.cancel';
  id: string;
} /** The part has left the screen. */ | {
  type: 'load.withdraw';
  id: string;
} | {
  type: 'warning.proceed';
} | {
  type: 'warning.cancel';
};
/**
 * Asks once before a screen loads a large amount of data: the parts of the screen are counted together, and one answer
 * is valid for all. The machine does not load: its owner acts on the answers.
 */
declare const largeDataMachine: import("xstate").StateMachine<LargeDataContext, LargeDataEvent, {}, never, {
  type: "allowAll";
  params: import("xstate").NonReducibleUnknown;
} | {
  type: "allowOne";
  params: import("xstate").NonReducibleUnknown;
} | {
  type: "cancelAll";
  params: import("xstate").NonReducibleUnknown;
} | {
  type: "cancelOne";
  params: import("xstate").NonReducibleUnknown;
} | {
  type: "forget";
  params: import("xstate").NonReducibleUnknown;
} | {
  type: "wait";
  params: import("xstate").NonReducibleUnknown;
}, {
  type: "hasNoValues";
  params: unknown;
} | {
  type: "isLarge";
  params: unknown;
}, never, "gathering" | "idle" | "warning", string, {
  threshold: number;
}, import("xstate").NonReducibleUnknown, import("xstate").EventObject, import("xstate").MetaObject, {
  id: "largeData";
  states: {
    readonly idle: {};
    readonly gathering: {};
    readonly warning: {};
  };
}, import("xstate").MetaObject>;
/** Decoded parameters of a mailed link. */
interface ResetToken {
  token: string;
  userId: string;
}
interface ResetLinkContext {
  /** Null when the address has none or invalid ones. */
  token: ResetToken | null;
  /** The thrown reason why the link could not be checked, or the password not be saved. */
  error: unknown;
}
type ResetLinkEvent = {
  type: 'check.again';
} | {
  type: 'password.submit';
  password: string;
};
/**
 * A mailed link to a new password: checks the link, takes the password and saves it. A refused link stays invalid; a
 * check that failed can be repeated. `check` and `save` are provided by the caller.
 */
declare const resetLinkMachine: import("xstate").StateMachine<ResetLinkContext, ResetLinkEvent, {
  [x: string]: import("xstate").ActorRefFromLogic<import("xstate").PromiseActorLogic<void, ResetToken & {
    password: string;
  }, import("xstate").EventObject> | import("xstate").PromiseActorLogic<boolean, ResetToken, import("xstate").EventObject>> | undefined;
}, {
  src: "check";
  logic: import("xstate").PromiseActorLogic<boolean, ResetToken, import("xstate").EventObject>;
  id: string | undefined;
} | {
  src: "save";
  logic: import("xstate").PromiseActorLogic<void, ResetToken & {
    password: string;
  }, import("xstate").EventObject>;
  id: string | undefined;
}, never, {
  type: "hasToken";
  params: unknown;
}, never, "checking" | "choosing" | "opened" | "saved" | "saving" | "unchecked" | "wrong", string, {
  token: ResetToken | null;
}, import("xstate").NonReducibleUnknown, import("xstate").EventObject, import("xstate").MetaObject, {
  id: "resetLink";
  states: {
    readonly opened: {};
    readonly checking: {};
    readonly unchecked: {};
    readonly choosing: {};
    readonly saving: {};
    readonly wrong: {};
    readonly saved: {};
  };
}, import("xstate").MetaObject>;
interface RootTargetInput {
  isAuthenticated: boolean;
  isAdministrator: boolean;
  /** Client of the user; null without one. */
  clientCode: string | null;
  /** Value of `lastClientCode` in the storage of the browser. */
  storedClientCode: string | null;
  /** Clients that the viewer may see; null when they could not be loaded. */
  clients: readonly {
    code: string;
  }[] | null;
}
type RootTarget = {
  screen: 'clients';
} /** The stored code is invalid and must be cleared. */ | {
  screen: 'clients';
  clearsStoredCode: true;
} | {
  screen: 'clientNotFound';
} | {
  screen: 'map';
  clientCode: string;
};
/** Decides the first screen after opening the portal's root. */
declare const rootTargetMachine: import("xstate").StateMachine<RootTargetInput, import("xstate").AnyEventObject, {}, never, never, {
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
interface RouteGuardInput {
  isAuthenticated: boolean;
  /** Roles of the signed-in user; empty for a visitor. */
  roles: readonly string[];
  /** Client code of the path; null on a route without a client. */
  clientCode: string | null;
  /** Clients that the viewer may see. */
  clients: readonly {
    code: string;
    isPublic: boolean;
  }[];
  /** The user needs one of these; null lets every authenticated user pass. */
  requiredRoles: readonly string[] | null;
}
type RouteVerdict = 'logIn' | 'clientNotFound' | 'home' | 'allow';
/**
 * Decides whether a navigation may proceed. The order of the states is the order of the checks in the specification.
 */
declare const routeGuardMachine: import("xstate").StateMachine<RouteGuardInput, import("xstate").AnyEventObject, {}, never, never, {
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
/**
 * Epoch milliseconds by a clock that runs steadily while the page is open, also when the clock of the computer is set. It
 * may stop while the computer sleeps; the server then refuses the token, which is renewed.
 */
declare const steadyNow: () => number;
/** The output of a machine that reaches a final state at once, without starting an actor. */
declare function verdictOf<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): OutputFrom<Machine>;
export { type AuthContext, type AuthEvent, type Credentials, type LargeDataContext, type LargeDataEvent, type ResetLinkContext, type ResetLinkEvent, type ResetToken, type RootTarget, type RootTargetInput, type RouteGuardInput, type RouteVerdict, type Session, type WaitingLoad, authMachine, estimateValues, largeDataMachine, resetLinkMachine, rootTargetMachine, routeGuardMachine, steadyNow, verdictOf };