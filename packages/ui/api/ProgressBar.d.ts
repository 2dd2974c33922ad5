interface ProgressBarProps {
  label: string;
  value?: number | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  isIndeterminate?: boolean | undefined;
  /** Replaces the percentage: "12,000 of 35,040 rows". */
  valueLabel?: string | undefined;
}
/**
 * Progress of a long task. If the progress is unknown use `Spinner`. Not made of React Aria's component, because bundlers
 * put that beside its button, into every start page.
 */
declare function ProgressBar({
  label,
  value,
  minValue,
  maxValue,
  isIndeterminate,
  valueLabel
}: ProgressBarProps): import("react").JSX.Element;
export { ProgressBar, ProgressBarProps };