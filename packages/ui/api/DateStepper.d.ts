import { ReactNode } from "react";
interface DateStepperProps {
  /** Name of the whole control: "Day", "Month". */
  label: string;
  /** The current period, already formatted: "21. 11. 2026". */
  value: string;
  onPrevious: () => void;
  onNext: () => void;
  /** For example "Previous day"; by default "Previous". */
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  isPreviousDisabled?: boolean | undefined;
  isNextDisabled?: boolean | undefined;
  /** Controls of a popover that the value opens, for periods that are no step away. */
  picker?: ReactNode | undefined;
}
/** Buttons for the previous and the next period; the new period is announced. The period itself may open a picker. */
declare function DateStepper({
  label,
  value,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  isPreviousDisabled,
  isNextDisabled,
  picker
}: DateStepperProps): import("react").JSX.Element;
export { DateStepper, DateStepperProps };