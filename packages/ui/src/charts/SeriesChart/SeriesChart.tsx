import type { RegimePeriod } from '@zrak/quantities/limits';
import { lazy, startTransition, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import { countFlags, type FlagKind, flagKinds } from '../data/flags.ts';
import type { WorkbookWriter } from '../save/workbook.ts';
import {
  type Arrangement,
  type ChartPeriod,
  type ChartSeries,
  linesThatFit,
  type ReferenceLine,
} from '../data/series.ts';
import { figuresOf } from '../data/statistics.ts';
import type { ScaleStart } from '../engine/valueScale.ts';
import { chartTokens } from '../engine/chartTokens.ts';
import { FlagSwitches } from './FlagSwitches.tsx';
import { Legend } from './Legend.tsx';
import { type ChartLink, createChartLink } from './link.ts';
import { Overview } from './Overview.tsx';
import { Plot } from './Plot.tsx';
import { boundsOf, layOut, type PlotSeries, roomFor } from '../engine/plots.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { columnsFor, lookAt } from '../engine/decimate.ts';
import { messages } from './SeriesChart.messages.ts';
import { Summary } from './Summary.tsx';
import { Tools } from './Tools.tsx';
import { useView, type View } from './useView.ts';
import { useWidth } from '../parts/useWidth.ts';
import * as styles from './SeriesChart.css.ts';

export interface SeriesChartProps {
  /** Accessible name of the graph. */
  label: string;
  series: readonly ChartSeries[];
  /**
   * `over`: up to two units share a plot, one axis each; further units get plots of their own below. `below`: every series
   * has its own. All plots have one cursor and one view.
   */
  arrangement?: Arrangement;
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  /** IANA name; ticks stand on its civil times. */
  timeZone: string;
  /** Printed under the graph: "1 h mean, Europe/Ljubljana". */
  caption: string;
  referenceLines?: readonly ReferenceLine[];
  /** Averaging period of the values, `PT1H` say: lines of another one are left out. */
  interval?: string;
  /** Lines of other regimes are left out. */
  regime?: RegimePeriod;
  /** Shaded, with their labels: maintenance, say. */
  periods?: readonly ChartPeriod[];
  /** Of each plot, in pixels. */
  height?: number;
  state?: 'ready' | 'loading';
  /** `auto` begins at zero unless the values lie far from it. Bars always do, but on `log`. */
  yScale?: ScaleStart;
  /** Graphs with the same link share their cursor. */
  link?: ChartLink;
  /** How a time is written in tooltip, table and summary; date, time and zone in `timeZone` when left out. */
  formatTime?: (time: number) => string;
  isTableOffered?: boolean;
  /** Offers what is seen as PNG, SVG and CSV. */
  isSavingOffered?: boolean;
  /** Offers Excel beside them; the app brings what writes it. */
  writeWorkbook?: WorkbookWriter;
  /** Printed on what is saved: whose data these are. */
  source?: string;
}

// Not before somebody wants to see it.
const SeriesTable = lazy(() =>
  import('../SeriesTable/SeriesTable.tsx').then((door) => ({ default: door.SeriesTable })),
);
const noLines: readonly ReferenceLine[] = [];
const noPeriods: readonly ChartPeriod[] = [];
const nothing: ReadonlySet<string> = new Set();
/** Fewer samples than this fill no view. */
const FEWEST = 6;

/** Draws a million points as fast as a hundred, and says in words and in a table what it draws. */
export function SeriesChart({
  label,
  series,
  arrangement = 'over',
  from,
  to,
  timeZone,
  caption,
  referenceLines = noLines,
  interval,
  regime = 'until2030',
  periods = noPeriods,
  height = 280,
  state = 'ready',
  yScale = 'auto',
  link,
  formatTime,
  isTableOffered = true,
  isSavingOffered = true,
  writeWorkbook,
  source,
}: SeriesChartProps) {
  const intl = useUiIntl();
  const descriptionId = useId();
  const figureRef = useRef<HTMLElement>(null);
  const width = useWidth(figureRef);
  const tokens = useThemeTokens(chartTokens);
  const [isTable, setTable] = useState(false);
  const [hidden, setHidden] = useState(nothing);
  const [shownFlags, setShownFlags] = useState<ReadonlySet<FlagKind>>(() => new Set(flagKinds));
  const [ownLink] = useState(createChartLink);
  const isReady = state === 'ready';

  const writeTime = useMemo(() => {
    if (formatTime) return formatTime;
    const format = once(
      () =>
        new Intl.DateTimeFormat(intl.locale, {
          timeZone,
          day: 'numeric',
          month: 'numeric',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          // Of the two hours of a night in October each says which it is.
          timeZoneName: 'short',
        }),
    );
    return (time: number) => format().format(time);
  }, [formatTime, intl.locale, timeZone]);

  const whole = useMemo<View>(() => ({ from, to }), [from, to]);
  const step = narrowestStep(series);
  const { view, isZoomed, change } = useView(from, to, step * FEWEST);

  // What it is drawn for is measured before it is looked through. On a server nothing is drawn.
  const isMeasured = width !== null || tokens === null;
  const columns = columnsFor(width ?? 0);
  const wholeItems = useMemo(
    () => (isMeasured ? itemsOf(series, whole, columns) : []),
    [isMeasured, series, whole, columns],
  );
  const items = useMemo(
    () => (isZoomed ? itemsOf(series, view, columns) : wholeItems),
    [series, view, columns, isZoomed, wholeItems],
  );
  const lines = useMemo(() => linesThatFit(referenceLines, interval, regime), [referenceLines, interval, regime]);
  const plots = useMemo(
    () => layOut(items, ({ series: { id } }) => !hidden.has(id), lines, height, yScale, arrangement),
    [items, hidden, lines, height, yScale, arrangement],
  );
  const overview = useMemo(
    () => (isZoomed ? layOut(wholeItems, ({ series: { id } }) => !hidden.has(id), noLines, height, yScale)[0] : null),
    [isZoomed, wholeItems, hidden, height, yScale],
  );
  const figures = useAtRest(items, series);
  const flagCounts = useMemo(() => countFlags(series, from, to), [series, from, to]);

  // The same for all plots, so that one time stands at one place.
  const format = (value: number, decimals: number) => formatDecimal(intl, value, decimals);
  const left = Math.max(...plots.map(({ scales }) => roomFor(scales[0], format)));
  // Half of the last tick's text stands beyond the plot.
  const right = Math.max(24, ...plots.map(({ scales }) => roomFor(scales[1], format)));

  const seen = () => {
    if (!tokens) return null;
    const shown = plots.flatMap((plot) => plot.items.map((item) => item.series));
    return {
      sheet: {
        title: label,
        period: intl.formatMessage(messages.period, { from: writeTime(view.from), to: writeTime(view.to) }),
        caption,
        source,
        plots,
        periods,
        shownFlags,
        view,
        timeZone,
        locale: intl.locale,
        tokens,
        seriesCount: series.length,
        left,
        right,
        height,
        format,
      },
      table: {
        series: shown,
        ...view,
        utcHead: intl.formatMessage(messages.timeIn, { timeZone: 'UTC' }),
        localHead: intl.formatMessage(messages.timeIn, { timeZone }),
        formatTime: writeTime,
        flagHead: (name: string) => intl.formatMessage(messages.flagOf, { label: name }),
      },
    };
  };

  if (!isMeasured) return <figure ref={figureRef} className={styles.figure} aria-label={label} />;
  return (
    <figure ref={figureRef} className={styles.figure} aria-label={label}>
      <div className={styles.plots}>
        {isTable ? (
          <Suspense fallback={<div style={{ height }} />}>
            <SeriesTable label={label} series={series} from={view.from} to={view.to} formatTime={writeTime} />
          </Suspense>
        ) : (
          plots.map((layout) => (
            <Plot
              key={layout.id}
              label={layout.title ? `${label}: ${layout.title}` : label}
              descriptionId={descriptionId}
              layout={layout}
              tokens={tokens}
              periods={periods}
              shownFlags={shownFlags}
              view={view}
              whole={whole}
              isZoomed={isZoomed}
              change={change}
              link={link ?? ownLink}
              timeZone={timeZone}
              seriesCount={series.length}
              width={width ?? 0}
              columns={columns}
              left={left}
              right={right}
              height={height}
              isLoading={!isReady}
              formatTime={writeTime}
            />
          ))
        )}
        {!isTable && isReady && overview && (
          <Overview
            layout={overview}
            tokens={tokens}
            whole={whole}
            view={view}
            change={change}
            columns={columns}
            left={left}
            right={right}
          />
        )}
      </div>

      {!isTable && isReady && series.length > 0 && (
        <div>
          <FlagSwitches counts={flagCounts} shown={shownFlags} onChange={setShownFlags} />
          <Legend items={figures} hidden={hidden} onChange={setHidden} />
        </div>
      )}

      <figcaption className={styles.foot}>
        <span>{caption}</span>
        {isReady && (
          <Tools
            hasSeries={series.length > 0}
            isTable={isTable}
            isTableOffered={isTableOffered}
            onTable={setTable}
            isZoomed={isZoomed}
            change={change}
          >
            {isSavingOffered && <SaveButtons seen={seen} writeWorkbook={writeWorkbook} />}
          </Tools>
        )}
        <span id={descriptionId} className={styles.hidden}>
          {isReady ? (
            <Summary items={items} lines={lines} periods={periods} view={view} formatTime={writeTime} />
          ) : (
            intl.formatMessage(messages.loading)
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function itemsOf(series: readonly ChartSeries[], { from, to }: View, columns: number): PlotSeries[] {
  return series.map((one, index) => {
    const statistics = figuresOf(one, lookAt(one, from, to, columns).sums, from, to);
    return { series: one, index: one.place ?? index, statistics, bounds: boundsOf(one, statistics, from, to) };
  });
}

/** How long nothing must have changed, in milliseconds. */
const restMs = 150;

/** While somebody zooms, the picture goes before the figures, which follow when it rests; those of other series are there with them. */
function useAtRest(items: PlotSeries[], series: readonly ChartSeries[]): PlotSeries[] {
  const [kept, setKept] = useState({ items, series });
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setKept((before) => (before.items === items ? before : { items, series }))),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [items, series]);
  return kept.series === series && kept.items.length === items.length ? kept.items : items;
}

/** Made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Milliseconds from one sample to the next, where they are closest. */
function narrowestStep(series: readonly ChartSeries[]): number {
  const steps = series.flatMap(({ times }) => (times.length > 1 ? [times[1]! - times[0]!] : []));
  return steps.length > 0 ? Math.max(1, Math.min(...steps)) : 60_000;
}
