import { type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';
export interface ProgressBarProps extends Pick<AriaProgressBarProps, 'value' | 'minValue' | 'maxValue' | 'isIndeterminate'> {
    label: string;
    /** In place of the percentage: "12,000 of 35,040 rows". */
    valueLabel?: string;
}
/** How far something has come that takes a while. A wait nobody can measure is a `Spinner`. */
export declare function ProgressBar({ label, valueLabel, ...rest }: ProgressBarProps): import("react").JSX.Element;
