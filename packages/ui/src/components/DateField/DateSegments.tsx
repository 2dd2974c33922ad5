import { type Ref, useImperativeHandle, useRef } from 'react';
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
  /** Ref of the first segment: the box around them cannot be focused. */
  ref?: Ref<HTMLElement>;
}

/** Day, month and year, or hours and minutes, in the order of the user's language. */
export function DateSegments({ isBoxed = false, isTime = false, slot, ref }: DateSegmentsProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!.querySelector<HTMLElement>('[data-type]:not([data-type="literal"])')!);
  const input = isTime ? `${styles.input} ${styles.time}` : styles.input;
  return (
    <DateInput ref={box} {...(slot && { slot })} className={isBoxed ? `${field.box} ${styles.boxed} ${input}` : input}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
