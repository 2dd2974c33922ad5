import { ReactNode } from "react";
import { ButtonSize, ButtonTone } from "./Button.js";
interface LinkButtonProps {
  href: string;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}
/** A link that looks like a button: it navigates and has no other effect. */
declare function LinkButton({
  href,
  tone,
  size,
  icon,
  isWide,
  children
}: LinkButtonProps): import("react").JSX.Element;
export { LinkButton, LinkButtonProps };