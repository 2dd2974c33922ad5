import { useId, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { FigureTable } from '../parts/FigureTable.tsx';
import { PictureFigure } from '../parts/PictureFigure.tsx';
import { epochOf } from './calendar.ts';
import { messages } from './CalendarHeatmap.messages.ts';
import type { HeatClass, HeatDay } from './heatDays.ts';
import { MonthGrids } from './MonthGrids.tsx';
import * as styles from './CalendarHeatmap.css.ts';

export interface CalendarHeatmapProps {
  /** Accessible name of the calendar. */
  label: string;
  /** Ascending, without gaps: days with too little data are included. */
  days: readonly HeatDay[];
  /** Ordered from best to worst. */
  classes: readonly HeatClass[];
  /** Name of a day's value, for example "Daily mean". */
  valueName: string;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the calendar: "1–30 November 2026, Europe/Ljubljana". */
  period: string;
}

/** `dateStyle: 'medium'` writes the month of some languages as a number. */
const dateFormats = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { dateStyle: 'full' },
} as const;

/** Days by class: a calendar with a sign in every day, a summary in words, and a table. */
export function CalendarHeatmap({ label, days, classes, valueName, unit, decimals, period }: CalendarHeatmapProps) {
  const intl = useUiIntl();
  const summaryId = useId();
  const [read, setRead] = useState<string | null>(null);
  const classOf = new Map(classes.map((one) => [one.id, one]));
  const known = days.filter(({ classId }) => classId !== null);
  const counts = Map.groupBy(known, ({ classId }) => classId);
  const countOf = (id: string) => counts.get(id)?.length ?? 0;

  const write = (value: number) => (Number.isNaN(value) ? '–' : formatDecimal(intl, value, decimals));
  const writeDate = (date: string, style: keyof typeof dateFormats) =>
    intl.formatDate(epochOf(date), { ...dateFormats[style], timeZone: 'UTC' });
  const say = ({ date, value, classId }: HeatDay) => {
    const found = classId === null ? undefined : classOf.get(classId);
    const written = writeDate(date, 'full');
    if (!found) return intl.formatMessage(messages.noData, { date: written });
    return intl.formatMessage(messages.read, { date: written, value: write(value), unit, name: found.name });
  };

  const mostOften = classes.reduce<HeatClass | undefined>(
    (most, one) => (countOf(one.id) > (most ? countOf(most.id) : 0) ? one : most),
    undefined,
  );
  const highest = known.reduce<HeatDay | undefined>(
    (most, day) => (most && most.value >= day.value ? most : day),
    undefined,
  );
  const summary = [
    intl.formatMessage(messages.coverage, { known: known.length, total: days.length }),
    mostOften && intl.formatMessage(messages.mostOften, { name: mostOften.name, count: countOf(mostOften.id) }),
    highest &&
      intl.formatMessage(messages.highest, {
        value: write(highest.value),
        unit,
        date: writeDate(highest.date, 'short'),
      }),
  ];
  const readDay = days.find(({ date }) => date === read);

  return (
    <PictureFigure
      label={label}
      caption={intl.formatMessage(messages.caption, { period, value: valueName, unit })}
      isEmpty={known.length === 0}
      picture={
        <div className={styles.picture}>
          <p id={summaryId} className={styles.summary}>
            {summary.filter(Boolean).join(' ')}
          </p>
          <MonthGrids days={days} classOf={classOf} descriptionId={summaryId} say={say} onRead={setRead} />
          <p className={styles.reading}>{readDay && say(readDay)}</p>
          <ul className={styles.key}>
            {classes.map(({ id, name, sign, color, ink }) => (
              <li key={id} className={styles.keyItem}>
                <span aria-hidden="true" className={`${styles.keyKnown} ${styles.fill[color]} ${styles.ink[ink]}`}>
                  {sign}
                </span>
                {name}
                <span className={styles.count}>{intl.formatNumber(countOf(id))}</span>
              </li>
            ))}
            {known.length < days.length && (
              <li className={styles.keyItem}>
                <span aria-hidden="true" className={styles.keyMissing} />
                {intl.formatMessage(messages.missing)}
                <span className={styles.count}>{intl.formatNumber(days.length - known.length)}</span>
              </li>
            )}
          </ul>
        </div>
      }
      table={
        <FigureTable
          label={label}
          columns={[
            intl.formatMessage(messages.day),
            intl.formatMessage(messages.value, { value: valueName, unit }),
            intl.formatMessage(messages.class),
          ]}
          rows={days.map(({ date, value, classId }) => ({
            name: writeDate(date, 'short'),
            cells: [
              write(value),
              (classId !== null && classOf.get(classId)?.name) || intl.formatMessage(messages.missing),
            ],
          }))}
        />
      }
    />
  );
}
