import { ReactNode } from "react";
interface CommandPaletteItem {
  /** Unique in all sections. */
  id: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode | undefined;
  href: string;
}
interface CommandPaletteSection {
  id: string;
  title: string;
  items: readonly CommandPaletteItem[];
  /** Where `items` are a part: a last entry that shows further ones. The palette stays open. */
  more?: {
    label: string;
    onAction: () => void;
  } | undefined;
}
interface CommandPaletteProps {
  /** Name of the dialog and of its field. */
  label: string;
  placeholder?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already filtered by `query`: the caller knows which of its items are worth showing, and how many. */
  sections: readonly CommandPaletteSection[];
  /** Announced when it changes, and shown if no section has an item: "5 results", "Nothing found". */
  statusText: string;
  /** A sentence below the results, for example that more results are loading. */
  note?: string | undefined;
}
/**
 * A dialog to go to a page by typing part of its name. Enter opens the first result; the arrow keys move between the field
 * and the results.
 */
declare function CommandPalette({
  label,
  placeholder,
  isOpen,
  onOpenChange,
  query,
  onQueryChange,
  sections,
  statusText,
  note
}: CommandPaletteProps): import("react").JSX.Element;
export { CommandPalette, CommandPaletteItem, CommandPaletteProps, CommandPaletteSection };