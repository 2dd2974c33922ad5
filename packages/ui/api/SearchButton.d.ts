interface SearchButtonProps {
  label: string;
  /** Keys that do the same, as the platform writes them: `Ctrl K`, `⌘K`. */
  shortcut?: string | undefined;
  onPress: () => void;
}
/** Looks like a search field and opens a search dialog; in a narrow window only its icon is shown. */
declare function SearchButton({
  label,
  shortcut,
  onPress
}: SearchButtonProps): import("react").JSX.Element;
export { SearchButton, SearchButtonProps };