import type { ReactNode } from 'react';
export interface SideMenuLink {
    id: string;
    label: string;
    href: string;
    /** 20 px. Whatever it says must be said by the label or by its own hidden text as well. */
    icon: ReactNode;
    isCurrent?: boolean;
}
export interface SideMenuGroup {
    id: string;
    label: string;
    icon: ReactNode;
    children: readonly SideMenuLink[];
    isInitiallyOpen?: boolean;
}
export interface SideMenuSection {
    id: string;
    label?: string;
    items: readonly (SideMenuLink | SideMenuGroup)[];
}
export interface SideMenuProps {
    /** Name of the navigation landmark. */
    label: string;
    sections: readonly SideMenuSection[];
}
/** In an `AppShell` it follows the shell: full, a rail of icons, or inside the drawer. */
export declare function SideMenu({ label, sections }: SideMenuProps): import("react").JSX.Element;
