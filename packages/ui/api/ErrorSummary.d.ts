interface ErrorSummaryItem {
  /** Name of the field. */
  id: string;
  message: string;
}
interface ErrorSummaryProps {
  /** In the order of the fields. A new array means a new rejection and moves the focus to the summary again. */
  errors: readonly ErrorSummaryItem[];
  /** Moves the focus to the field. */
  onSelect: (id: string) => void;
}
/** Shown above a rejected form: takes the focus, lists the errors, links to the fields. */
declare function ErrorSummary({
  errors,
  onSelect
}: ErrorSummaryProps): import("react").JSX.Element;
export { ErrorSummary, ErrorSummaryItem, ErrorSummaryProps };