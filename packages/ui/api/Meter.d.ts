type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';
interface MeterProps {
  label: string;
  /** Carries the state; the colour only emphasises it: "7 of 18 days". */
  valueLabel: string;
  /** From 0. A value above `maxValue` lengthens the scale: a line marks `maxValue`, and the part above it is visible. */
  value: number;
  maxValue: number;
  tone?: MeterTone | undefined;
  /** Without the texts, for a bar beside them. They remain the accessible name and value. */
  isLabelVisible?: boolean | undefined;
}
/** Used part of a limited amount. For the progress of a task use `ProgressBar`. */
declare function Meter({
  label,
  valueLabel,
  value,
  maxValue,
  tone,
  isLabelVisible
}: MeterProps): import("react").JSX.Element;
export { Meter, MeterProps, MeterTone };