import { ReactNode, Ref } from "react";
import { ButtonProps as ButtonProps$1 } from "react-aria-components/Button";
type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium';
interface ButtonProps extends Pick<ButtonProps$1, 'type' | 'form' | 'isDisabled' | 'isPending' | 'onPress' | 'autoFocus' | 'aria-describedby' | 'aria-expanded' | 'id'> {
  /** Use at most one primary button per view. */
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** Shown before the text; hidden from assistive technology. */
  icon?: ReactNode | undefined;
  /** Looks disabled and ignores presses, but keeps the focus: for a button whose press can disable it. */
  isUnavailable?: boolean | undefined;
  /** Full width of the container. */
  isWide?: boolean | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** While `isPending` it keeps its width and focus, ignores presses, and announces that it is busy. */
declare function Button({
  tone,
  size,
  icon,
  isUnavailable,
  isWide,
  children,
  ...rest
}: ButtonProps): import("react").JSX.Element;
export { Button, ButtonProps, ButtonSize, ButtonTone };