import { ReactNode } from "react";
/** `horizontal`: menu beside the content. `vertical`: menu over it, in a drawer, so that the content has the full width. */
type ShellLayout = 'horizontal' | 'vertical';
/** `light`: like the page. */
type TopBarTheme = 'light' | 'dark';
interface AppShellProps {
  topBar: ReactNode;
  /** Head of the drawer; the product's logo without it. */
  brand?: ReactNode | undefined;
  topBarTheme?: TopBarTheme | undefined;
  layout?: ShellLayout | undefined;
  /** Without it there is neither a column nor a drawer: leave the menu button out of the top bar too. */
  sideMenu?: ReactNode | undefined;
  footer: ReactNode;
  /** Between content and footer; always visible under a map that fills the content area. */
  notice?: ReactNode | undefined;
  /** Beside the content: full menu or rail. On a phone, and over the content: drawer or nothing; the shell closes the drawer itself. */
  isMenuOpen: boolean;
  onMenuOpenChange: (isOpen: boolean) => void;
  /** `page` sets margins and a maximum line width; `bleed` gives the content the full area, for a map. */
  contentLayout?: 'page' | 'bleed' | undefined;
  children: ReactNode;
}
/** Page frame: top bar, side menu, content, footer. The content is `<main id="content">` and is focusable. */
declare function AppShell({
  topBar,
  brand,
  topBarTheme,
  layout,
  sideMenu,
  footer,
  notice,
  isMenuOpen,
  onMenuOpenChange,
  contentLayout,
  children
}: AppShellProps): import("react").JSX.Element;
export { AppShell, AppShellProps, ShellLayout, TopBarTheme };