interface DateStepperProps {
  /** Name of the whole control: "Day", "Month". */
  label: string;
  /** The current period, already formatted: "21. 11. 2026". */
  value: string;
  onPrevious: () => void;
  onNext: () => void;
  /** For example "Previous day"; by default "Previous". */
  previousLabel?: string;
  nextLabel?: string;
  isPreviousDisabled?: boolean;
  isNextDisabled?: boolean;
}
/** Buttons for the previous and the next period; the new period is announced. */
declare function DateStepper({
  label,
  value,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  isPreviousDisabled,
  isNextDisabled
}: DateStepperProps): import("react").JSX.Element;
export { DateStepper, DateStepperProps };