import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { calendarOf, daysMoved, epochOf } from './calendar.ts';
import type { HeatClass, HeatDay } from './heatDays.ts';
import * as styles from './CalendarHeatmap.css.ts';

interface MonthGridsProps {
  days: readonly HeatDay[];
  classOf: ReadonlyMap<string, HeatClass>;
  /** Id of the text that describes the calendar. */
  descriptionId: string;
  say: (day: HeatDay) => string;
  /** Called with the hovered or focused date, or null. */
  onRead: (date: string | null) => void;
}

const mondayMs = Date.UTC(1970, 0, 5);
const dayMs = 86_400_000;
const dateOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null) : null;

/** Grids of days by month. One day is a Tab stop; arrow keys move to the others. */
export function MonthGrids({ days, classOf, descriptionId, say, onRead }: MonthGridsProps) {
  const intl = useUiIntl();
  const ref = useRef<HTMLDivElement>(null);
  const months = useMemo(() => calendarOf(days.map(({ date }) => date)), [days]);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const [visited, setVisited] = useState<string | null>(null);
  const stop = visited !== null && byDate.has(visited) ? visited : days[0]?.date;

  const write = (epoch: number, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(epoch, { ...options, timeZone: 'UTC' });
  const weekdays = Array.from({ length: 7 }, (_, day) => mondayMs + day * dayMs);

  const press = (event: KeyboardEvent) => {
    const move = daysMoved(event.key);
    const from = days.findIndex(({ date }) => date === stop);
    if (move === null || from < 0) return;
    event.preventDefault();
    const to = days[Math.min(days.length - 1, Math.max(0, from + move))]?.date;
    ref.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };
  const focus = (event: SyntheticEvent) => {
    const date = dateOf(event);
    setVisited(date);
    onRead(date);
  };

  return (
    // The interactive elements are the days inside; the grid handles their bubbling events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      className={styles.months}
      onKeyDown={press}
      onFocus={focus}
      onBlur={() => onRead(null)}
      onPointerOver={(event) => onRead(dateOf(event))}
      onPointerLeave={() => onRead(null)}
    >
      {months.map(({ month, weeks }) => {
        const name = write(epochOf(`${month}-01`), { month: 'long', year: 'numeric' });
        return (
          <div key={month} className={styles.month}>
            <p className={styles.monthName} aria-hidden="true">
              {name}
            </p>
            {/* Arrow keys move between its days. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
            <table role="grid" aria-label={name} aria-describedby={descriptionId} className={styles.grid}>
              <thead>
                <tr>
                  <td aria-hidden="true" className={styles.week} />
                  {weekdays.map((epoch) => (
                    <th key={epoch} scope="col" className={styles.head}>
                      <span aria-hidden="true">{write(epoch, { weekday: 'short' }).slice(0, 2)}</span>
                      <span className={styles.hidden}>{write(epoch, { weekday: 'long' })}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map(({ monday, dates }) => (
                  <tr key={monday}>
                    <th scope="row" className={styles.week}>
                      {Number(dates.find((date) => date !== null)?.slice(8))}
                    </th>
                    {dates.map((date, weekday) => {
                      const day = date === null ? undefined : byDate.get(date);
                      // oxlint-disable-next-line react/no-array-index-key
                      if (!day) return <td key={weekday} aria-hidden="true" className={styles.blank} />;
                      return (
                        <DayCell
                          key={day.date}
                          day={day}
                          found={day.classId === null ? undefined : classOf.get(day.classId)}
                          text={say(day)}
                          isStop={day.date === stop}
                        />
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </div>
  );
}

interface DayCellProps {
  day: HeatDay;
  found: HeatClass | undefined;
  text: string;
  isStop: boolean;
}

function DayCell({ day: { date }, found, text, isStop }: DayCellProps) {
  const look = found ? `${styles.known} ${styles.fill[found.color]} ${styles.ink[found.ink]}` : styles.missing;
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      data-date={date}
      aria-label={found ? `${text} ${found.sign}` : text}
      className={look}
    >
      {found?.sign}
    </td>
  );
}
