/** What a mailed link carries, decoded. */
export interface ResetToken {
    token: string;
    userId: string;
}
export interface ResetLinkContext {
    /** Null when the address held none, or rubbish. */
    token: ResetToken | null;
    /** Why the link could not be checked, or the password not be saved; the thing that was thrown. */
    error: unknown;
}
export type ResetLinkEvent = {
    type: 'check.again';
} | {
    type: 'password.submit';
    password: string;
};
/**
 * A mailed link to a new password: is it good, which password, is it saved? A link that was refused is wrong for good;
 * one that could not be asked about can be tried again. `check` and `save` are handed in.
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
