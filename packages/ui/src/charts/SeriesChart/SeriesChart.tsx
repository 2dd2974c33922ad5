import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { SeriesTable } from '../SeriesTable/SeriesTable.tsx';
import type { ChartSeries, ReferenceLine } from '../series.ts';
import { statisticsOf } from '../statistics.ts';
import { Plot, type PlotSeries } from './Plot.tsx';
import { messages } from './SeriesChart.messages.ts';
import { Swatch } from './Swatch.tsx';
import * as styles from './SeriesChart.css.ts';

export type { ChartSeries, ReferenceLine } from '../series.ts';

export interface SeriesChartProps {
  /** Accessible name of the graph. */
  label: string;
  /** Up to two units share a plot, one axis each; further units get plots of their own below. */
  series: readonly ChartSeries[];
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  /** IANA name; ticks stand on its civil times. */
  timeZone: string;
  /** Printed under the graph: "1 h mean, Europe/Ljubljana". */
  caption: string;
  referenceLines?: readonly ReferenceLine[];
  /** Of each plot, in pixels. */
  height?: number;
  state?: 'ready' | 'loading';
  /** `auto` begins at zero unless the values lie far from it. Bars always do. */
  yScale?: 'auto' | 'zero' | 'fit';
  /** How a time is written in tooltip, table and summary; date and time in `timeZone` when left out. */
  formatTime?: (time: number) => string;
  isTableOffered?: boolean;
}

const noLines: readonly ReferenceLine[] = [];

/** Draws a million points as fast as a hundred, and says in words and in a table what it draws. */
export function SeriesChart({
  label,
  series,
  from,
  to,
  timeZone,
  caption,
  referenceLines = noLines,
  height = 280,
  state = 'ready',
  yScale = 'auto',
  formatTime,
  isTableOffered = true,
}: SeriesChartProps) {
  const intl = useUiIntl();
  const descriptionId = useId();
  const [isTable, setTable] = useState(false);

  const writeTime = useMemo(() => {
    if (formatTime) return formatTime;
    const format = new Intl.DateTimeFormat(intl.locale, {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    return (time: number) => format.format(time);
  }, [formatTime, intl.locale, timeZone]);

  const items = useMemo<PlotSeries[]>(
    () => series.map((one, index) => ({ series: one, index, statistics: statisticsOf(one, from, to) })),
    [series, from, to],
  );
  const plots = useMemo(() => groupByUnits(items), [items]);

  const number = (value: number, decimals: number) =>
    Number.isNaN(value) ? '–' : formatDecimal(intl, value, decimals);

  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.plots}>
        {isTable ? (
          <SeriesTable label={label} series={series} from={from} to={to} formatTime={writeTime} />
        ) : (
          plots.map((plot, place) => (
            <Plot
              key={plot[0]?.series.unit ?? place}
              label={label}
              descriptionId={descriptionId}
              items={plot}
              referenceLines={place === 0 ? referenceLines : noLines}
              from={from}
              to={to}
              timeZone={timeZone}
              height={height}
              yScale={yScale}
              isLoading={state === 'loading'}
              formatTime={writeTime}
            />
          ))
        )}
      </div>

      {!isTable && state === 'ready' && series.length > 0 && (
        <div className={styles.legendScroller}>
          <table className={styles.legend}>
            <thead>
              <tr>
                <th scope="col" className={styles.legendHead}>
                  {intl.formatMessage(messages.series)}
                </th>
                {(['last', 'min', 'mean', 'max', 'missing'] as const).map((key) => (
                  <th key={key} scope="col" className={styles.legendHead}>
                    {intl.formatMessage(messages[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ series: one, index, statistics }) => (
                <tr key={one.id}>
                  <th scope="row" className={styles.legendName}>
                    <Swatch index={index} kind={one.kind} />
                    {one.label} <span className={styles.muted}>{one.unit}</span>
                  </th>
                  {(['last', 'min', 'mean', 'max'] as const).map((key) => (
                    <td key={key} className={styles.legendCell}>
                      {number(statistics[key], one.decimals)}
                    </td>
                  ))}
                  <td className={styles.legendCell}>{intl.formatNumber(statistics.missing)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}

      <figcaption className={styles.foot}>
        <span>{caption}</span>
        {isTableOffered && state === 'ready' && (
          <span className={styles.tableSwitch}>
            <Button
              tone="quiet"
              size="small"
              icon={isTable ? <ChartLine size={16} /> : <Table2 size={16} />}
              onPress={() => setTable(!isTable)}
            >
              {intl.formatMessage(isTable ? messages.showGraph : messages.showTable)}
            </Button>
          </span>
        )}
        <span id={descriptionId} className={styles.hidden}>
          {state === 'loading'
            ? intl.formatMessage(messages.loading)
            : [
                intl.formatMessage(messages.period, { from: writeTime(from), to: writeTime(to) }),
                ...items.map(({ series: one, statistics }) =>
                  statistics.count === 0
                    ? intl.formatMessage(messages.summaryEmpty, { label: one.label })
                    : intl.formatMessage(messages.summary, {
                        label: one.label,
                        unit: one.unit,
                        min: number(statistics.min, one.decimals),
                        max: number(statistics.max, one.decimals),
                        mean: number(statistics.mean, one.decimals),
                        missing: statistics.missing,
                      }),
                ),
                intl.formatMessage(messages.keys),
              ].join(' ')}
        </span>
      </figcaption>
    </figure>
  );
}

/** Plots of at most two units each, in the order the units appear. */
function groupByUnits(items: readonly PlotSeries[]): PlotSeries[][] {
  const units = [...new Set(items.map(({ series }) => series.unit))];
  const plots: PlotSeries[][] = [];
  for (let place = 0; place < Math.max(1, units.length); place += 2) {
    const shared = units.slice(place, place + 2);
    plots.push(items.filter(({ series }) => shared.includes(series.unit)));
  }
  return plots;
}
