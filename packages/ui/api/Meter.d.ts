export type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';
export interface MeterProps {
    label: string;
    /** Its words carry the state, colour only stresses it: "7 of 18 days". */
    valueLabel: string;
    /** From 0; what is above `maxValue` fills the bar. */
    value: number;
    maxValue: number;
    tone?: MeterTone;
}
/** How much of a given amount is used. A wait is a `ProgressBar`. */
export declare function Meter({ label, valueLabel, value, maxValue, tone }: MeterProps): import("react").JSX.Element;
