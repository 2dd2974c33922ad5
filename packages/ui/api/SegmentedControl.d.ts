import { ReactNode } from "react";
interface SegmentedOption<Value extends string> {
  id: Value;
  label: string;
  icon?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}
interface SegmentedControlProps<Value extends string> {
  label: string;
  isLabelVisible?: boolean | undefined;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium' | undefined;
  /** Equal columns over the whole width, for example in a popover. By default a row as wide as its options. */
  columns?: 2 | 3 | undefined;
  isDisabled?: boolean | undefined;
}
/** A radio group that looks like a row of buttons: arrow keys move, and one option is always selected. */
declare function SegmentedControl<Value extends string>({
  label,
  isLabelVisible,
  options,
  value,
  onChange,
  size,
  columns,
  isDisabled
}: SegmentedControlProps<Value>): import("react").JSX.Element;
export { SegmentedControl, SegmentedControlProps, SegmentedOption };