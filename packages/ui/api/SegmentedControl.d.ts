import { ReactNode } from "react";
interface SegmentedOption<Value extends string> {
  id: Value;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}
interface SegmentedControlProps<Value extends string> {
  label: string;
  isLabelVisible?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium';
  isDisabled?: boolean;
}
/** A radio group that looks like a row of buttons: arrow keys move, and one option is always selected. */
declare function SegmentedControl<Value extends string>({
  label,
  isLabelVisible,
  options,
  value,
  onChange,
  size,
  isDisabled
}: SegmentedControlProps<Value>): import("react").JSX.Element;
export { SegmentedControl, SegmentedControlProps, SegmentedOption };