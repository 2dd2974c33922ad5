import type { IntlShape } from '@formatjs/intl';
import { useMemo, useState } from 'react';
import { DateStepper } from '../../components/DateStepper/DateStepper.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { lowerBound } from '../m4.ts';
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
        <div className={styles.foot}>
          <DateStepper
            label={intl.formatMessage(messages.pages)}
            value={intl.formatMessage(messages.range, {
              first: page * ROWS + 1,
              last: page * ROWS + rows.length,
              total: times.length,
            })}
            previousLabel={intl.formatMessage(messages.previous)}
            nextLabel={intl.formatMessage(messages.next)}
            isPreviousDisabled={page === 0}
            isNextDisabled={page === last}
            onPrevious={() => setPage(page - 1)}
            onNext={() => setPage(page + 1)}
          />
        </div>
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

/** All times of all series, each once. Series on one grid, the common case, cost one copy. */
function mergedTimes(series: readonly ChartSeries[], from: number, to: number): Float64Array {
  let merged = new Float64Array();
  for (const { times } of series) {
    const part = times.slice(lowerBound(times, from), lowerBound(times, to));
    merged = merged.length === 0 ? part : union(merged, part);
  }
  return merged;
}

function union(a: Float64Array<ArrayBuffer>, b: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const out = new Float64Array(a.length + b.length);
  let length = 0;
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const next = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    if (a[i] === next) i++;
    if (b[j] === next) j++;
    out[length++] = next;
  }
  return out.slice(0, length);
}
