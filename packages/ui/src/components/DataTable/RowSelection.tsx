import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../Checkbox/CheckboxBox.tsx';
import * as styles from './DataTable.css.ts';

/** Checkbox of a row, or of all rows in the header. The table provides its name and state. */
export function RowSelection() {
  return (
    <CheckboxField slot="selection" className={styles.selection}>
      <CheckboxButton className={styles.selectionButton}>{(state) => <CheckboxBox {...state} />}</CheckboxButton>
    </CheckboxField>
  );
}
