type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';
interface MeterProps {
  label: string;
  /** Carries the state; the colour only emphasises it: "7 of 18 days". */
  valueLabel: string;
  /** From 0; a value above `maxValue` fills the bar. */
  value: number;
  maxValue: number;
  tone?: MeterTone;
}
/** Used part of a limited amount. For the progress of a task use `ProgressBar`. */
declare function Meter({
  label,
  valueLabel,
  value,
  maxValue,
  tone
}: MeterProps): import("react").JSX.Element;
export { Meter, MeterProps, MeterTone };