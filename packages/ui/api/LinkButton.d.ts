import { ReactNode } from "react";
import { ButtonSize, ButtonTone } from "./Button.js";
interface LinkButtonProps {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: ReactNode;
  isWide?: boolean;
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