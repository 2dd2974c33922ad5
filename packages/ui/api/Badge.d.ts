import { ReactNode } from "react";
interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  icon?: ReactNode | undefined;
  /** One or two words. They carry the meaning; the colour only repeats it. */
  children: ReactNode;
}
declare function Badge({
  tone,
  icon,
  children
}: BadgeProps): import("react").JSX.Element;
export { Badge, BadgeProps };