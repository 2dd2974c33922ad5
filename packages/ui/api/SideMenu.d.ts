import { ReactNode } from "react";
interface SideMenuLink {
  id: string;
  label: string;
  href: string;
  /** 20 px. Its meaning must also be in the label or in its own hidden text. */
  icon: ReactNode;
  isCurrent?: boolean | undefined;
}
interface SideMenuGroup {
  id: string;
  label: string;
  icon: ReactNode;
  children: readonly SideMenuLink[];
  isInitiallyOpen?: boolean | undefined;
}
interface SideMenuSection {
  id: string;
  label?: string | undefined;
  items: readonly (SideMenuLink | SideMenuGroup)[];
}
interface SideMenuProps {
  /** Name of the navigation landmark. */
  label: string;
  sections: readonly SideMenuSection[];
  /** `href` of the entry whose page is loading: the entry shows it. */
  loadingHref?: string | undefined;
}
/** In an `AppShell` it follows the state of the shell: full, rail of icons, or inside the drawer. */
declare function SideMenu({
  label,
  sections,
  loadingHref
}: SideMenuProps): import("react").JSX.Element;
export { SideMenu, SideMenuGroup, SideMenuLink, SideMenuProps, SideMenuSection };