interface Step {
  id: string;
  label: string;
  description?: string | undefined;
  /** Something in the step has to be corrected. */
  isInvalid?: boolean | undefined;
}
interface StepperProps {
  /** Accessible name of the list: what the steps lead to. */
  label: string;
  items: readonly Step[];
  /** Id of the current step; the steps before it are done. */
  value: string;
  /** Makes the steps before the current one buttons that lead back to them. */
  onChange?: ((id: string) => void) | undefined;
  /** `horizontal` becomes vertical on a phone. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}
/** The steps of a process and the current one. It leads back, never ahead: the content of a step leads to the next. */
declare function Stepper({
  label,
  items,
  value,
  onChange,
  orientation
}: StepperProps): import("react").JSX.Element;
export { Step, Stepper, StepperProps };