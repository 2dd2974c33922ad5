import { type ReactNode } from 'react';
export interface AppShellProps {
    topBar: ReactNode;
    /** Without it there is neither a column nor a drawer: leave the menu button out of the top bar too. */
    sideMenu?: ReactNode;
    footer: ReactNode;
    /** On a wide screen: full menu or rail. On a phone: drawer or nothing; the shell closes the drawer itself. */
    isMenuOpen: boolean;
    onMenuOpenChange: (isOpen: boolean) => void;
    /** `page` sets margins and a maximum line width; `bleed` gives the content the full area, for a map. */
    contentLayout?: 'page' | 'bleed';
    children: ReactNode;
}
/** Page frame: top bar, side menu, content, footer. The content is `<main id="content">` and is focusable. */
export declare function AppShell({ topBar, sideMenu, footer, isMenuOpen, onMenuOpenChange, contentLayout, children, }: AppShellProps): import("react").JSX.Element;
