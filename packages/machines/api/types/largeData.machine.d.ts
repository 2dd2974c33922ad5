import type { Interval, Series } from '@zrak/api-client';
/**
 * Estimates the number of values of a request from metadata alone.
 *
 * @param from epoch milliseconds, as `to`
 */
export declare function estimateValues(series: readonly Pick<Series, 'first' | 'last'>[], from: number, to: number, interval: Interval): number;
/** Request of a part of the screen. */
export interface WaitingLoad {
    values: number;
    /** Size of the file, if the values are written to one. */
    bytes?: number | undefined;
}
export interface LargeDataContext {
    /** Number of values above which the user is asked first. */
    threshold: number;
    /** Requests without an answer, by the id of their part of the screen. */
    waiting: Readonly<Record<string, WaitingLoad>>;
    /** Answers to the last request of each part. */
    answers: Readonly<Record<string, 'allowed' | 'cancelled'>>;
}
export type LargeDataEvent = 
/** A part of the screen wants to load values; replaces its former request. */
({
    type: 'load.request';
    id: string;
} & WaitingLoad)
/** The parts of the screen have made their requests. */
 | {
    type: 'load.decide';
}
/** The user stops a part that loads. */
 | {
    type: 'load.cancel';
    id: string;
}
/** The part has left the screen. */
 | {
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
export declare const largeDataMachine: import("xstate").StateMachine<LargeDataContext, LargeDataEvent, {}, never, {
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
