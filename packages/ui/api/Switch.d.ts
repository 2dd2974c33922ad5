import { ReactNode, Ref } from "react";
import { SwitchFieldProps } from "react-aria-components/Switch";
interface SwitchProps extends Pick<SwitchFieldProps, 'name' | 'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly'> {
  label: ReactNode;
  description?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
/** Takes effect immediately. For a setting that takes effect when a form is sent use `Checkbox`. */
declare function Switch({
  label,
  description,
  ref,
  ...rest
}: SwitchProps): import("react").JSX.Element;
export { Switch, SwitchProps };