import type { AveragingRule } from '@zrak/quantities/aggregation';
import type { RegimePeriod } from '@zrak/quantities/limits';
/** How the values of a graph become the mean in its legend. */
export type MeanRule = Extract<AveragingRule, 'mean' | 'energeticMean' | 'vectorMean'>;
export interface ChartSeries {
    id: string;
    label: string;
    /** Set with its superscripts: "µg/m³". Series of one unit share an axis. */
    unit: string;
    /** Of the values as they are written. */
    decimals: number;
    /** Epoch milliseconds, ascending: the start of each interval. */
    times: Float64Array;
    /** One to a time; NaN where there is none. */
    values: Float32Array;
    kind?: 'line' | 'bars';
    /** Of degrees as vectors, of decibels by energy; arithmetic when left out, null where a mean would say nothing. */
    meanRule?: MeanRule | null;
    /** Its place among the twelve colours and dashes; its place in the graph when left out. */
    place?: number;
    /** Title of its plot where series stand below one another: those of one title share it. The label when left out. */
    title?: string;
    /** Lowest and highest within each interval, where the values are means: one to a time. */
    range?: {
        low: Float32Array;
        high: Float32Array;
    };
    /** One to a time, as the EEA counts them: 1 valid, 2 and 3 below detection, −1 not valid, −99 calibration or maintenance. */
    flags?: Int8Array;
}
/** Over one another, a plot for every two units; or below one another, a plot for every series. */
export type Arrangement = 'over' | 'below';
export interface ReferenceLine {
    id: string;
    /** Name and regime: "Daily limit 50 µg/m³". */
    label: string;
    /** In the unit of the first series, where `unit` is left out. */
    value: number;
    unit?: string;
    /** Drawn with one of these only; with every series of the unit when left out. */
    seriesIds?: readonly string[];
    /** The averaging period it holds for, `PT1H` say: over values of another one it is not drawn. */
    averaging?: string;
    /** Under other regimes it is not drawn. */
    regimes?: readonly RegimePeriod[];
}
/** A time that explains what is seen in it: maintenance, say. */
export interface ChartPeriod {
    id: string;
    label: string;
    /** Epoch milliseconds; the period is `[from, to)`. */
    from: number;
    to: number;
}
/** Limits belong to an averaging period and a regime: over anything else they would mislead. */
export declare function linesThatFit(lines: readonly ReferenceLine[], averaging: string | undefined, regime: RegimePeriod): ReferenceLine[];
/** Whether a limit is one for a series. @param firstUnit of the graph, meant where a line names none */
export declare function isLineOf(line: ReferenceLine, { id, unit }: ChartSeries, firstUnit: string | undefined): boolean;
/** Index of the sample nearest to a time; −1 in an empty series. */
export declare function nearestIndex(times: Float64Array, time: number): number;
/** The sample that speaks for a time: the nearest, unless it is further away than its neighbours are from one another. */
export declare function sampleAt({ times }: ChartSeries, time: number): number;
