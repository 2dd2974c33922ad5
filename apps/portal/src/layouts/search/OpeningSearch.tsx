import { Search } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './OpeningSearch.css.ts';

interface OpeningSearchProps {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Whether it is on the screen. */
  onShownChange: (isShown: boolean) => void;
  onClose: () => void;
}

/** Takes letters while the code of the search is loading. A dialog of the browser needs no code. */
export function OpeningSearch({ label, query, onQueryChange, onShownChange, onClose }: OpeningSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    // Also follows `cancel`, which a browser leaves out when it does not let the page refuse.
    const closed = () => onClosed();
    shown.addEventListener('close', closed);
    shown.showModal();
    onShownChange(true);
    return () => {
      // The loaded search takes the place of the dialog, and is not closed with it.
      shown.removeEventListener('close', closed);
      // Gives the focus back to where it was, before the loaded search takes it.
      shown.close();
      onShownChange(false);
    };
  }, [onShownChange]);
  return (
    <dialog ref={dialog} aria-label={label} className={styles.dialog}>
      <div className={styles.field}>
        <Search size={20} aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          className={styles.input}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      </div>
      <p role="status" className={styles.note}>
        <FormattedMessage id="layouts.RootLayout.loading" />
      </p>
    </dialog>
  );
}
