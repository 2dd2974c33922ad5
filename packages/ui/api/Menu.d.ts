import { ReactNode } from "react";
interface MenuEntry {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode | undefined;
  /** Navigates instead of calling `onAction`. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  tone?: 'default' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Draws a separator before the entry. */
  startsGroup?: boolean | undefined;
  /** Language of the label if it differs from the page's. */
  lang?: string | undefined;
}
interface MenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger; by default its `label`. */
  text?: ReactNode | undefined;
  /** `wide`: only on a wide screen; `never`: only the icon. */
  showText?: 'always' | 'wide' | 'never' | undefined;
  icon?: ReactNode | undefined;
  /** False if the icon alone shows that a menu opens. */
  hasChevron?: boolean | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Content above the entries, for example the current user. */
  header?: ReactNode | undefined;
  items: readonly MenuEntry[];
  /** Turns the menu into a single choice: this entry has the check mark. */
  selectedId?: string | undefined;
  placement?: 'bottom start' | 'bottom end' | undefined;
}
declare function Menu({
  label,
  text,
  showText,
  icon,
  hasChevron,
  size,
  header,
  items,
  selectedId,
  placement
}: MenuProps): import("react").JSX.Element;
export { Menu, MenuEntry, MenuProps };