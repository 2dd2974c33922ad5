import type { ReactNode } from 'react';
export interface SideMenuLink {
    id: string;
    label: string;
    href: string;
    /** 20 px. Its meaning must also be in the label or in its own hidden text. */
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
/** In an `AppShell` it follows the state of the shell: full, rail of icons, or inside the drawer. */
export declare function SideMenu({ label, sections }: SideMenuProps): import("react").JSX.Element;
