import { ReactNode } from "react";
interface ToggleButtonItem<Id extends string> {
  id: Id;
  label: string;
  /** 16 px beside a label, 20 px alone; hidden from assistive technology. */
  icon?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}
interface ToggleButtonGroupProps<Id extends string> {
  label: string;
  isLabelVisible?: boolean | undefined;
  items: readonly ToggleButtonItem<Id>[];
  /** Ids of the pressed buttons. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** `single` releases the other button when one is pressed. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Keeps the last pressed button pressed. */
  isRequired?: boolean | undefined;
  /** Shows the icons alone; the labels become names and tooltips. */
  isIconOnly?: boolean | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  size?: 'small' | 'medium' | undefined;
  isDisabled?: boolean | undefined;
}
/** Settings that are on or off independently of each other. For exactly one of several use `SegmentedControl`. */
declare function ToggleButtonGroup<Id extends string>({
  label,
  isLabelVisible,
  items,
  value,
  onChange,
  selectionMode,
  isRequired,
  isIconOnly,
  orientation,
  size,
  isDisabled
}: ToggleButtonGroupProps<Id>): import("react").JSX.Element;
export { ToggleButtonGroup, ToggleButtonGroupProps, ToggleButtonItem };