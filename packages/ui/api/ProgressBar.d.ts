import { type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';
export interface ProgressBarProps extends Pick<AriaProgressBarProps, 'value' | 'minValue' | 'maxValue' | 'isIndeterminate'> {
    label: string;
    /** Replaces the percentage: "12,000 of 35,040 rows". */
    valueLabel?: string;
}
/** Progress of a long task. If the progress is unknown use `Spinner`. */
export declare function ProgressBar({ label, valueLabel, ...rest }: ProgressBarProps): import("react").JSX.Element;
