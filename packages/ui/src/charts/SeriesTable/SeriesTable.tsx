import type { IntlShape } from '@formatjs/intl';
import { useMemo, useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Formula } from '../../components/Formula/Formula.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useScrollEdges } from '../../components/Table/useScrollEdges.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../parts/ChartButton.tsx';
import { CopyTable } from '../parts/CopyTable.tsx';
import { type Remark, remarkAt } from '../data/flags.ts';
import { mergedTimes } from '../data/rows.ts';
import type { ChartSeries } from '../data/series.ts';
import { messages } from './SeriesTable.messages.ts';
import { rowTimes } from './rowTimes.ts';
import { indexAtTime, sortAfterPress, sortedTimes, type TableSort } from './sortedRows.ts';
import * as styles from './SeriesTable.css.ts';

export interface SeriesTableProps {
  label: string;
  series: readonly ChartSeries[];
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  formatTime: (time: number) => string;
  /** With it, year and zone that all shown rows share are in the head only; copied times are those of `formatTime`. */
  timeZone?: string | undefined;
}

const rowsPerPage = 50;

const byTime: TableSort = { seriesId: null, direction: 'ascending' };

/**
 * All values of a chart as a paginated table that can be sorted by a column and copied whole. A last column says in
 * words which values are flagged and why others are missing.
 */
export function SeriesTable({ label, series, from, to, formatTime, timeZone }: SeriesTableProps) {
  const intl = useUiIntl();
  const scroller = useScrollEdges();
  const [sort, setSort] = useState(byTime);
  const times = useMemo(() => sortedTimes(mergedTimes(series, from, to), series, sort), [series, from, to, sort]);
  const [requestedPage, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(times.length / rowsPerPage) - 1);
  const page = Math.min(requestedPage, last);
  const rows = [...times.subarray(page * rowsPerPage, (page + 1) * rowsPerPage)];
  const hasRemarks = useMemo(() => times.some((time) => series.some((one) => remarkOf(one, time))), [times, series]);
  const columns = [
    { id: null, head: intl.formatMessage(messages.time) },
    ...series.map(({ id, label: name, unit }) => ({ id, head: `${name}, ${unit}` })),
  ];
  const { texts, note } =
    timeZone === undefined ? { texts: rows.map(formatTime), note: '' } : rowTimes(intl, rows, timeZone);
  const cellsAt = (time: number) => series.map((one) => textAt(one, time, intl));
  const remarksAt = (time: number) => (hasRemarks ? [remarkText(series, time, intl)] : []);
  const sortBy = (id: string | null) => {
    setSort(sortAfterPress(sort, id));
    setPage(0);
  };

  return (
    <div className={styles.wrapper}>
      <div className={styles.frame}>
        {/* A scrollable element must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={label}>
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                {columns.map(({ id, head }) => (
                  <SortableHead
                    key={id}
                    text={head}
                    {...(id === null && { isTime: true, note })}
                    direction={sort.seriesId === id ? sort.direction : 'none'}
                    onPress={() => sortBy(id)}
                  />
                ))}
                {hasRemarks && (
                  <th scope="col" className={styles.remarkHead}>
                    {intl.formatMessage(messages.remark)}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((time, row) => (
                <tr key={time}>
                  <th scope="row" className={styles.time}>
                    {texts[row]}
                  </th>
                  {cellsAt(time).map((text, index) => (
                    <td key={series[index]?.id} className={styles.value}>
                      {text}
                    </td>
                  ))}
                  {remarksAt(time).map((text) => (
                    <td key="remark" className={styles.remark}>
                      <Formula text={text} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {times.length > 0 && (
        <div className={styles.foot}>
          <CopyTable
            rows={() => [
              [...columns.map(({ head }) => head), ...(hasRemarks ? [intl.formatMessage(messages.remark)] : [])],
              ...Array.from(times, (time) => [formatTime(time), ...cellsAt(time), ...remarksAt(time)]),
            ]}
          />
          {last > 0 && (
            <nav className={styles.pages} aria-label={intl.formatMessage(messages.pages)}>
              <ChartButton
                label={intl.formatMessage(messages.previous)}
                isDisabled={page === 0}
                onPress={() => setPage(page - 1)}
              >
                <ChevronLeft size={16} aria-hidden="true" />
              </ChartButton>
              <span aria-live="polite">
                {intl.formatMessage(messages.range, {
                  first: page * rowsPerPage + 1,
                  last: page * rowsPerPage + rows.length,
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
      )}
    </div>
  );
}

interface SortableHeadProps {
  text: string;
  /** Second line. */
  note?: string;
  isTime?: boolean;
  direction: TableSort['direction'] | 'none';
  onPress: () => void;
}

function SortableHead({ text, note = '', isTime = false, direction, onPress }: SortableHeadProps) {
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction} className={isTime ? styles.timeHead : styles.valueHead}>
      <button type="button" className={isTime ? styles.sort : styles.sortOfValues} onClick={onPress}>
        <Formula text={text} />
        <Icon size={12} aria-hidden="true" className={direction === 'none' ? styles.unsorted : styles.arrow} />
      </button>
      {note !== '' && <span className={styles.timeNote}>{note}</span>}
    </th>
  );
}

function textAt(series: ChartSeries, time: number, intl: IntlShape): string {
  const value = series.values[indexAtTime(series, time)] ?? NaN;
  return Number.isNaN(value) ? '–' : formatDecimal(intl, value, series.decimals);
}

/** A series that has no sample at a time of another one needs no remark. */
function remarkOf(series: ChartSeries, time: number): Remark | null {
  const index = indexAtTime(series, time);
  return index < 0 ? null : remarkAt(series, index);
}

/** Remarks of a row; with several series each names its series. */
function remarkText(series: readonly ChartSeries[], time: number, intl: IntlShape): string {
  const texts = series.flatMap((one) => {
    const kind = remarkOf(one, time);
    if (!kind) return [];
    const remark = intl.formatMessage(messages[kind]);
    return [series.length === 1 ? remark : intl.formatMessage(messages.remarkOf, { label: one.label, remark })];
  });
  return texts.join('; ');
}
