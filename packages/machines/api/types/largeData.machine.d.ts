import type { Interval, Series } from '@zrak/api-client';
/**
 * Estimates the number of values of a request from metadata alone.
 *
 * @param from epoch milliseconds, as `to`
 */
export declare function estimateValues(series: readonly Pick<Series, 'first' | 'last'>[], from: number, to: number, interval: Interval): number;
export interface LargeDataContext {
    /** Number of values above which the user is asked first. */
    threshold: number;
    /** Number of values of the pending or running request. */
    values: number;
}
export type LargeDataEvent = {
    type: 'load.request';
    values: number;
} | {
    type: 'warning.proceed';
} | {
    type: 'warning.cancel';
} | {
    type: 'load.succeed';
} | {
    type: 'load.fail';
} | {
    type: 'load.cancel';
};
/** Asks before a large amount of data is loaded. The machine does not load: its owner acts on the states. */
export declare const largeDataMachine: import("xstate").StateMachine<LargeDataContext, LargeDataEvent, {}, never, {
    type: "setValues";
    params: import("xstate").NonReducibleUnknown;
}, {
    type: "isLarge";
    params: unknown;
}, never, "cancelled" | "checking" | "failed" | "idle" | "loaded" | "loading" | "warning", string, {
    threshold: number;
}, import("xstate").NonReducibleUnknown, import("xstate").EventObject, import("xstate").MetaObject, {
    id: "largeData";
    states: {
        readonly idle: {};
        readonly checking: {};
        readonly warning: {};
        readonly loading: {};
        readonly loaded: {};
        readonly failed: {};
        readonly cancelled: {};
    };
}, import("xstate").MetaObject>;
