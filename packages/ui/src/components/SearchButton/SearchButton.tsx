import Search from 'lucide-react/icons/search';
import { Button } from 'react-aria-components/Button';
import * as styles from './SearchButton.css.ts';

export interface SearchButtonProps {
  label: string;
  /** Keys that do the same, as the platform writes them: `Ctrl K`, `⌘K`. */
  shortcut?: string | undefined;
  onPress: () => void;
}

/** Looks like a search field and opens a search dialog; in a narrow window only its icon is shown. */
export function SearchButton({ label, shortcut, onPress }: SearchButtonProps) {
  return (
    <Button className={styles.button} aria-haspopup="dialog" onPress={onPress}>
      <Search size={18} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>{label}</span>
      {shortcut && (
        <kbd className={styles.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </Button>
  );
}
