import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as styles from './Calendar.css.ts';

const button = `${iconButton.base} ${iconButton.size.small}`;

/** Common part of all calendars: month title, previous and next buttons, days. */
export function CalendarMonths({ isRange = false, count = 1 }: { isRange?: boolean; count?: number }) {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={button}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={button}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.months}>
        {Array.from({ length: count }, (_, months) => (
          <CalendarGrid key={months} offset={{ months }} weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date} className={isRange ? `${styles.day} ${styles.rangeDay}` : styles.day} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  );
}
