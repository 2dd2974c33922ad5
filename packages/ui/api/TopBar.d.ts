import type { ReactNode } from 'react';
export interface TopBarProps {
    /** Whose portal this is; `logo` stands before the name and is decoration. */
    brand: {
        name: string;
        href: string;
        logo?: ReactNode;
    };
    /** Without it there is no button for a menu. */
    onMenuToggle?: (() => void) | undefined;
    isMenuOpen: boolean;
    /** After the brand: the search. There is no room for it on a phone: offer it elsewhere too. */
    start?: ReactNode;
    /** At the far end: language, theme, user. */
    end?: ReactNode;
}
export declare function TopBar({ brand, onMenuToggle, isMenuOpen, start, end }: TopBarProps): import("react").JSX.Element;
