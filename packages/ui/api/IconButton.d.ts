import { ReactNode, Ref } from "react";
import { ButtonProps } from "react-aria-components/Button";
interface IconButtonProps extends Pick<ButtonProps, 'type' | 'isDisabled' | 'isPending' | 'onPress' | 'aria-expanded' | 'aria-controls' | 'aria-pressed' | 'slot'> {
  /** Accessible name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Looks disabled and ignores presses, but keeps the focus: for a button whose press can disable it. */
  isUnavailable?: boolean | undefined;
  /** `inset`: inside a box of 40 px. */
  size?: 'small' | 'medium' | 'inset' | undefined;
  /** `raised` for a button over a map or a picture, `outlined` beside other buttons. */
  tone?: 'quiet' | 'raised' | 'outlined' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** While `isPending` it keeps its focus, ignores presses, and announces that it is busy; its icon is a `Spinner` then. */
declare function IconButton({
  label,
  icon,
  isUnavailable,
  size,
  tone,
  ...rest
}: IconButtonProps): import("react").JSX.Element;
export { IconButton, IconButtonProps };