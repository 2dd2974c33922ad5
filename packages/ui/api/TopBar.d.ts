import { ReactNode } from "react";
interface TopBarProps {
  /** The client or product of this portal. `logo` is shown before the name and is decorative. */
  brand: {
    name: string;
    href: string;
    logo?: ReactNode | undefined;
  };
  /** Without it there is no menu button. */
  onMenuToggle?: (() => void) | undefined;
  isMenuOpen: boolean;
  /** Content after the brand: the search. On a phone it has the width of an icon button. */
  start?: ReactNode | undefined;
  /** Content at the far end: language, theme, user. */
  end?: ReactNode | undefined;
}
declare function TopBar({
  brand,
  onMenuToggle,
  isMenuOpen,
  start,
  end
}: TopBarProps): import("react").JSX.Element;
export { TopBar, TopBarProps };