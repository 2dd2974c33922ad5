import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import * as styles from './Checkbox.css.ts';

/** The box alone, for other elements with the state of a checkbox, for example a table row. */
export function CheckboxBox({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }) {
  const Icon = isIndeterminate ? Minus : Check;
  return (
    <span aria-hidden="true" className={styles.box}>
      {(isSelected || isIndeterminate) && <Icon size={14} strokeWidth={3} />}
    </span>
  );
}
