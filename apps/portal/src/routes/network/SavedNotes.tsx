import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { SavedChange } from './savedNetwork.ts';
import * as styles from './network.css.ts';

interface SavedNotesProps {
  notes: SavedChange['notes'];
  onClose: () => void;
}

/** Remarks of the server on the change that was saved last: texts in languages that the portal does not have. */
export function SavedNotes({ notes, onClose }: SavedNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Banner
      tone="warning"
      announce="status"
      title={<FormattedMessage id="routes.network.SavedNotes.title" />}
      action={
        <Button size="small" onPress={onClose}>
          <FormattedMessage id="routes.network.SavedNotes.close" />
        </Button>
      }
    >
      <ul className={styles.notes}>
        {notes.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
