import { ReactNode } from "react";
interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}
interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedKey?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
}
/** Only the selected panel is rendered. */
declare function Tabs({
  label,
  items,
  selectedKey,
  onSelectionChange
}: TabsProps): import("react").JSX.Element;
export { TabItem, Tabs, TabsProps };