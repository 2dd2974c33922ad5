import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as field from '../Field/Field.css.ts';
import * as styles from './DateField.css.ts';

interface DateSegmentsProps {
  /** It is the box itself; else it stands in one. */
  isBoxed?: boolean;
  /** Of a range. */
  slot?: 'start' | 'end';
  ref?: Ref<HTMLDivElement>;
}

/** Day, month and year, in the order of the reader's language. */
export function DateSegments({ isBoxed = false, slot, ref }: DateSegmentsProps) {
  return (
    <DateInput
      ref={ref ?? null}
      {...(slot && { slot })}
      className={isBoxed ? `${field.box} ${field.boxSize.medium} ${styles.input}` : styles.input}
    >
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
