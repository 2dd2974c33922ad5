import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import * as styles from './DateField.css.ts';

interface DateSegmentsProps {
  /** Draws the box itself; otherwise it is placed inside one. */
  isBoxed?: boolean;
  /** Hours are left of minutes in every language. */
  isTime?: boolean;
  /** End of a range. */
  slot?: 'start' | 'end';
  ref?: Ref<HTMLDivElement>;
}

/** Day, month and year, or hours and minutes, in the order of the user's language. */
export function DateSegments({ isBoxed = false, isTime = false, slot, ref }: DateSegmentsProps) {
  const input = isTime ? `${styles.input} ${styles.time}` : styles.input;
  return (
    <DateInput
      ref={ref ?? null}
      {...(slot && { slot })}
      className={isBoxed ? `${field.box} ${styles.boxed} ${input}` : input}
    >
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
