import { gridTimes, type IndexDays, type StationStatistics } from '@zrak/api-client';
import { IndexMark, type IndexMarkProps } from '@zrak/ui/IndexMark';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportSectionOfStation } from './ParameterTable.tsx';
import * as styles from './PeriodReport.css.ts';
import { ReportSection } from './ReportSection.tsx';
import { none } from './useFormats.ts';

type Band = IndexMarkProps['band'];

const bandOf = (band: number | null) => band as Band;

/** Days by class of the European index: as shares, as text, and as a calendar. */
export function IndexSection({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const { index } = station;
  if (!index || index.days.length === 0) return null;
  return (
    <ReportSection
      isWhole
      heading={intl.formatMessage({ id: 'routes.reports.IndexSection.heading' })}
      note={<FormattedMessage id="routes.reports.IndexSection.note" />}
    >
      <Shares index={index} />
      <ul className={styles.legend}>
        {index.bands.map(({ band, days }) => (
          <li key={band} className={styles.legendItem}>
            <IndexMark scale="european2024" band={bandOf(band)} size="small" isLabelVisible />
            <strong>{formats.number(days)}</strong>
          </li>
        ))}
        {index.noDataDays > 0 && (
          <li className={styles.legendItem}>
            <IndexMark scale="european2024" band={null} size="small" isLabelVisible />
            <strong>{formats.number(index.noDataDays)}</strong>
          </li>
        )}
      </ul>
      <Calendar station={station} index={index} />
    </ReportSection>
  );
}

/** Hidden from assistive technology, because the text below contains the same. */
export function Shares({ index: { bands, noDataDays } }: { index: IndexDays }) {
  return (
    <div className={styles.share} aria-hidden="true">
      {bands.map(
        ({ band, days }) =>
          days > 0 && (
            <div key={band} className={styles.band[band as keyof typeof styles.band]} style={{ flexGrow: days }} />
          ),
      )}
      {noDataDays > 0 && <div className={styles.band.none} style={{ flexGrow: noDataDays }} />}
    </div>
  );
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

/** One row per month. */
function Calendar({ station, index }: { station: StationStatistics; index: IndexDays }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'routes.reports.IndexSection.calendar' });
  const months = monthsOf(station, index);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.calendar}>
        <thead>
          <tr>
            <th scope="col" className={styles.month}>
              <FormattedMessage id="routes.reports.PeriodPicker.month" />
            </th>
            {daysOfMonth.map((day) => (
              <th key={day} scope="col" className={styles.calendarHead}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, days]) => (
            <tr key={month}>
              <th scope="row" className={styles.month}>
                {intl.formatDate(`${month}-15T12:00:00Z`, { timeZone: 'UTC', month: 'short' })}
              </th>
              {daysOfMonth.map((day) => (
                <DayCell key={day} band={days.get(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Empty for a day that does not exist. */
function DayCell({ band }: { band: number | null | undefined }) {
  const look = band === undefined ? undefined : styles.day[(band ?? 'none') as keyof typeof styles.day];
  return <td className={look}>{band === null ? none : band}</td>;
}

/** Bands by day of the month, by month (`YYYY-MM`). */
function monthsOf({ from, timeZone }: StationStatistics, { days }: IndexDays): Map<string, Map<number, number | null>> {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const months = new Map<string, Map<number, number | null>>();
  const times = gridTimes({ start: from, step: 'P1D', values: days }, timeZone);
  for (const [index, band] of days.entries()) {
    const date = format.format(times[index]);
    const month = months.get(date.slice(0, 7)) ?? new Map<number, number | null>();
    months.set(date.slice(0, 7), month.set(Number(date.slice(8)), band));
  }
  return months;
}
