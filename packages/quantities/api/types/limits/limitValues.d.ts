import type { Regime } from './regimes.js';
/** Values of different kinds are never shown on one line. */
export type LimitKind = 'limit' | 'target' | 'longTerm' | 'information' | 'alert' | 'guideline' | 'critical';
/** The period a value belongs to; it is compared with, and drawn over, values of this period only. */
export type LimitAveraging = 'PT1H' | 'P1D' | 'P1Y' | 'maxDaily8h' | 'Lden' | 'Lnight';
/** Concentrations are in µg/m³, of CO in mg/m³; sound levels in dB(A). */
export interface LimitValue {
    parameter: string;
    regime: Regime;
    kind: LimitKind;
    averaging: LimitAveraging;
    value: number;
    /** Hours or days a calendar year; null where the value is not counted. */
    allowedExceedances: number | null;
    /** Slovenian noise protection zone, 1 = I; null where none. */
    noiseZone: number | null;
}
/** Everything this project compares measurements with. */
export declare const limitValues: readonly LimitValue[];
