import type { IntlShape } from '@formatjs/intl';
import { useMemo, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../ChartButton/ChartButton.tsx';
import { lowerBound } from '../m4.ts';
import { mergedTimes } from '../rows.ts';
import type { ChartSeries } from '../series.ts';
import { messages } from './SeriesTable.messages.ts';
import * as styles from './SeriesTable.css.ts';

export interface SeriesTableProps {
  label: string;
  series: readonly ChartSeries[];
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  formatTime: (time: number) => string;
}

const ROWS = 50;

/** Every value of a graph as text, a page at a time. */
export function SeriesTable({ label, series, from, to, formatTime }: SeriesTableProps) {
  const intl = useUiIntl();
  const times = useMemo(() => mergedTimes(series, from, to), [series, from, to]);
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(times.length / ROWS) - 1);
  const page = Math.min(wanted, last);
  const rows = [...times.subarray(page * ROWS, (page + 1) * ROWS)];

  return (
    <div className={styles.wrapper}>
      {/* What scrolls must be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} tabIndex={0} aria-label={label}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {intl.formatMessage(messages.time)}
              </th>
              {series.map((one) => (
                <th key={one.id} scope="col" className={styles.head}>
                  {one.label}, {one.unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((time) => (
              <tr key={time}>
                <th scope="row" className={styles.time}>
                  {formatTime(time)}
                </th>
                {series.map((one) => (
                  <td key={one.id} className={styles.value}>
                    {textAt(one, time, intl)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {last > 0 && (
        <nav className={styles.foot} aria-label={intl.formatMessage(messages.pages)}>
          <ChartButton
            label={intl.formatMessage(messages.previous)}
            isDisabled={page === 0}
            onPress={() => setPage(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </ChartButton>
          <span aria-live="polite">
            {intl.formatMessage(messages.range, {
              first: page * ROWS + 1,
              last: page * ROWS + rows.length,
              total: times.length,
            })}
          </span>
          <ChartButton
            label={intl.formatMessage(messages.next)}
            isDisabled={page === last}
            onPress={() => setPage(page + 1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </ChartButton>
        </nav>
      )}
    </div>
  );
}

function textAt({ times, values, decimals }: ChartSeries, time: number, intl: IntlShape): string {
  const index = lowerBound(times, time);
  const value = times[index] === time ? values[index] : undefined;
  if (value === undefined || Number.isNaN(value)) return '–';
  return formatDecimal(intl, value, decimals);
}
