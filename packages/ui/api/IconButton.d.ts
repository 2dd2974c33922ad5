import { ReactNode, Ref } from "react";
import { ButtonProps } from "react-aria-components/Button";
interface IconButtonProps extends Pick<ButtonProps, 'type' | 'isDisabled' | 'onPress' | 'aria-expanded' | 'aria-controls' | 'aria-pressed' | 'slot'> {
  /** Accessible name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** `raised` for a button over a map or a picture. */
  tone?: 'quiet' | 'raised';
  ref?: Ref<HTMLButtonElement>;
}
declare function IconButton({
  label,
  icon,
  size,
  tone,
  ...rest
}: IconButtonProps): import("react").JSX.Element;
export { IconButton, IconButtonProps };