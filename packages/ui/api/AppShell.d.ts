import { type ReactNode } from 'react';
export interface AppShellProps {
    topBar: ReactNode;
    /** Without one there is neither column nor drawer: leave the button out of the top bar as well. */
    sideMenu?: ReactNode;
    footer: ReactNode;
    /** Full or rail on a wide screen; drawer or nothing on a phone, where the shell closes it by itself. */
    isMenuOpen: boolean;
    onMenuOpenChange: (isOpen: boolean) => void;
    /** `page` sets margins and a widest line; `bleed` gives the content all there is, for a map. */
    contentLayout?: 'page' | 'bleed';
    children: ReactNode;
}
/** Top bar, side menu, content, footer. The content is `<main id="content">` and can take the focus. */
export declare function AppShell({ topBar, sideMenu, footer, isMenuOpen, onMenuOpenChange, contentLayout, children, }: AppShellProps): import("react").JSX.Element;
