/** Decoded parameters of a mailed link. */
export interface ResetToken {
    token: string;
    userId: string;
}
export interface ResetLinkContext {
    /** Null when the address has none or invalid ones. */
    token: ResetToken | null;
    /** The thrown reason why the link could not be checked, or the password not be saved. */
    error: unknown;
}
export type ResetLinkEvent = {
    type: 'check.again';
} | {
    type: 'password.submit';
    password: string;
};
/**
 * A mailed link to a new password: checks the link, takes the password and saves it. A refused link stays invalid; a
 * check that failed can be repeated. `check` and `save` are provided by the caller.
 */
export declare const resetLinkMachine: import("xstate").StateMachine<ResetLinkContext, ResetLinkEvent, {
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
