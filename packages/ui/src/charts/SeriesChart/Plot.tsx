import { LineCanvas } from '@nivo/line';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { FlagKind } from '../data/flags.ts';
import type { ChartPeriod } from '../data/series.ts';
import { timeTicks } from '../engine/timeTicks.ts';
import { type ChartTokens, dashOf, inkOf, seriesColor, seriesInk } from '../engine/chartTokens.ts';
import { drawFlags, drawPeriods, drawReferenceLines, drawTraces, type Frame, traceOf } from '../engine/draw.ts';
import type { ChartLink } from './link.ts';
import type { PlotLayout } from '../engine/plots.ts';
import { messages } from './SeriesChart.messages.ts';
import { nivoAxes, nivoTheme } from '../engine/nivoAxes.ts';
import { TooltipRows } from './TooltipRows.tsx';
import { useCursor } from './useCursor.ts';
import { useGestures } from './useGestures.ts';
import { useSound, withSound } from './useSound.ts';
import type { View } from './useView.ts';
import * as styles from './SeriesChart.css.ts';

interface PlotProps {
  label: string;
  descriptionId: string;
  layout: PlotLayout;
  tokens: ChartTokens | null;
  periods: readonly ChartPeriod[];
  shownFlags: ReadonlySet<FlagKind>;
  view: View;
  whole: View;
  isZoomed: boolean;
  change: (next: (view: View) => View | null) => void;
  link: ChartLink;
  timeZone: string;
  /** Of the graph, which says how many lines differ by dashes. */
  seriesCount: number;
  /** Of the graph, in pixels. */
  width: number;
  /** How finely it was looked through. */
  columns: number;
  left: number;
  right: number;
  height: number;
  isLoading: boolean;
  formatTime: (time: number) => string;
}

/** Values that take so long to be looked through that they are drawn in a task of its own. */
const LARGE = 1_500_000;
const TOP = 8;
const BOTTOM = 26;

/** Two corners of the plot are all that nivo is given: it draws axes and grid, the points are drawn by our own layer. */
const hull = [
  {
    id: 'hull',
    data: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  },
];
const unitScale = { type: 'linear', min: 0, max: 1, nice: false } as const;

export function Plot({
  label,
  descriptionId,
  layout,
  tokens,
  periods,
  shownFlags,
  view,
  whole,
  isZoomed,
  change,
  link,
  timeZone,
  seriesCount,
  width,
  columns,
  left,
  right,
  height,
  isLoading,
  formatTime,
}: PlotProps) {
  const intl = useUiIntl();
  const boxRef = useRef<HTMLDivElement>(null);
  const selectionRef = useRef<HTMLDivElement>(null);
  const { title, items, units, scales, lines } = layout;
  const isDue = useDue(items.reduce((sum, { statistics }) => sum + statistics.count, 0) > LARGE);
  const { from, to } = view;
  const plotHeight = height - TOP - BOTTOM;
  const plotWidth = Math.max(0, width - left - right);

  const frame = useMemo<Frame>(
    () => ({ from, to, width: plotWidth, height: plotHeight }),
    [from, to, plotWidth, plotHeight],
  );

  const traces = useMemo(() => {
    if (!tokens || frame.width === 0) return [];
    return items.flatMap(({ series, index }) => {
      const scale = scales[units.indexOf(series.unit)];
      const look = { color: seriesInk(tokens, index), dash: seriesCount > 1 ? dashOf(index) : [] };
      return scale ? [traceOf(series, frame, columns, scale, look)] : [];
    });
  }, [items, frame, columns, scales, units, tokens, seriesCount]);

  const shell = useMemo(() => {
    if (!tokens || plotWidth === 0) return null;
    const ticks = timeTicks(from, to, timeZone, plotWidth / 64);
    const format = (value: number, decimals: number) => formatDecimal(intl, value, decimals);
    return nivoAxes(layout, frame, ticks, intl.locale, timeZone, format);
  }, [layout, frame, from, to, plotWidth, timeZone, tokens, intl]);
  const theme = useMemo(() => (tokens ? nivoTheme(tokens) : {}), [tokens]);

  const layers = useMemo(() => {
    if (!tokens) return [];
    const ink = inkOf(tokens);
    const under = (context: CanvasRenderingContext2D) => drawPeriods(context, periods, frame, ink);
    const over = (context: CanvasRenderingContext2D) => {
      drawTraces(context, traces, frame);
      drawFlags(context, traces, shownFlags, frame, ink);
      scales.forEach((scale, side) => drawReferenceLines(context, lines[side] ?? [], scale, frame, ink));
    };
    return ['grid' as const, under, 'axes' as const, over];
  }, [tokens, periods, traces, shownFlags, frame, scales, lines]);

  const { handlers, isTipped, lineRef, tooltipRef, timeRef, valuesRef, notesRef, spokenRef, keepDot } = useCursor({
    layout,
    frame,
    whole,
    left,
    top: TOP,
    formatTime,
    isActive: !isLoading,
    link,
    change,
  });
  const sound = useSound({ layout, frame, link, spokenRef, isActive: !isLoading });
  useGestures({ boxRef, selectionRef, frame, left, change, isActive: !isLoading });
  const isEmpty = items.every(({ statistics }) => statistics.count === 0);

  return (
    <div>
      <div className={styles.units} aria-hidden="true">
        {units.map((unit, place) => (
          <span key={unit} className={place === 1 ? styles.unitsRight : undefined}>
            {unit}
            {place === 0 && title && <span className={styles.plotTitle}>{title}</span>}
          </span>
        ))}
      </div>
      {/* Its keys are its own, and `application` lets them through a screen reader. */}
      <div
        ref={boxRef}
        className={styles.box}
        style={{ height }}
        role="application"
        aria-label={label}
        aria-describedby={descriptionId}
        aria-busy={isLoading}
        data-zoomed={isZoomed}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...withSound(handlers, sound)}
      >
        {/* A canvas cannot be an `img`. */}
        <div className={styles.canvas} role="img" aria-label={label}>
          {shell && isDue && !isLoading && (
            <LineCanvas
              data={hull}
              width={width}
              height={height}
              margin={{ top: TOP, right, bottom: BOTTOM, left }}
              xScale={unitScale}
              yScale={unitScale}
              layers={layers}
              theme={theme}
              gridXValues={shell.gridXValues}
              gridYValues={shell.gridYValues}
              axisBottom={shell.axisBottom}
              axisLeft={shell.axisLeft}
              axisRight={shell.axisRight}
              enablePoints={false}
              isInteractive={false}
              role="presentation"
            />
          )}
        </div>
        {isLoading && (
          <div className={styles.loading}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        {!isLoading && isEmpty && <div className={styles.message}>{intl.formatMessage(messages.empty)}</div>}
        <div ref={selectionRef} className={styles.selection} style={{ top: TOP, height: plotHeight }} />
        {isTipped && (
          <>
            <div
              ref={lineRef}
              className={styles.cursorLine}
              style={{ top: TOP, height: plotHeight }}
              aria-hidden="true"
            >
              {/* Shapes of one picture, which is painted as a whole: an element to each would be a layer to each. */}
              <svg className={styles.dots} width="10" height={Math.max(0, plotHeight)}>
                {items.map(({ series, index }, place) => (
                  <circle
                    key={series.id}
                    ref={keepDot(place)}
                    cx="5"
                    r="3"
                    className={styles.dot}
                    fill={seriesColor(index)}
                  />
                ))}
              </svg>
            </div>
            <div ref={tooltipRef} className={styles.tooltip} aria-hidden="true">
              <div ref={timeRef} className={styles.tooltipTime} />
              <TooltipRows items={items} valuesRef={valuesRef} notesRef={notesRef} />
            </div>
          </>
        )}
      </div>
      <div ref={spokenRef} aria-live="polite" className={styles.hidden} />
    </div>
  );
}

/** Whether it may be drawn: at once, or in a task of its own after the one that looked through it. */
function useDue(isLarge: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isLarge) startTransition(() => setDue(true));
  }, [isLarge]);
  return isDue || !isLarge;
}
