import type { Interval, Series } from '@zrak/api-client';
/**
 * How many values a request will bring, from metadata alone.
 *
 * @param from epoch milliseconds, as `to`
 */
export declare function estimateValues(series: readonly Pick<Series, 'first' | 'last'>[], from: number, to: number, interval: Interval): number;
export interface LargeDataContext {
    /** Values above which a person is asked first. */
    threshold: number;
    /** Values the pending or running request will bring. */
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
/** Asks before a large amount of data is loaded. Loading itself is the owner's: it acts on the states. */
export declare const largeDataMachine: import("xstate").StateMachine<LargeDataContext, LargeDataEvent, {}, never, {
    type: "remember";
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
