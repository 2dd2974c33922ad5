import { ReactNode } from "react";
interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Navigates instead of calling `onAction`. */
  href?: string;
  onAction?: () => void;
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** Draws a separator before the entry. */
  startsGroup?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string;
}
interface MenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger; by default its `label`. */
  text?: ReactNode;
  /** `wide`: only on a wide screen; `never`: only the icon. */
  showText?: 'always' | 'wide' | 'never';
  icon?: ReactNode;
  /** False if the icon alone shows that a menu opens. */
  hasChevron?: boolean;
  size?: 'small' | 'medium';
  /** Content above the entries, for example the current user. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  /** Turns the menu into a single choice: this entry has the check mark. */
  selectedId?: string;
  placement?: 'bottom start' | 'bottom end';
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