import { LineCanvas } from '@nivo/line';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import type { ChartSeries, ReferenceLine } from '../series.ts';
import type { Statistics } from '../statistics.ts';
import { tickFormatter, timeTicks } from '../timeTicks.ts';
import { valueScale, type ValueScale } from '../valueScale.ts';
import { chartTokens, dashOf, seriesColor, seriesInk } from './chartTokens.ts';
import { drawReferenceLines, drawTraces, type Frame, traceOf } from './draw.ts';
import { messages } from './SeriesChart.messages.ts';
import { Swatch } from './Swatch.tsx';
import { useCursor } from './useCursor.ts';
import * as styles from './SeriesChart.css.ts';

export interface PlotSeries {
  series: ChartSeries;
  statistics: Statistics;
  /** Its place among all series of the graph: that is its colour. */
  index: number;
}

interface PlotProps {
  label: string;
  descriptionId: string;
  /** Of one unit or of two. */
  items: readonly PlotSeries[];
  referenceLines: readonly ReferenceLine[];
  from: number;
  to: number;
  timeZone: string;
  height: number;
  yScale: 'auto' | 'zero' | 'fit';
  isLoading: boolean;
  formatTime: (time: number) => string;
}

const TOP = 8;
const BOTTOM = 26;
const TEXT = 11;

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

export function Plot({
  label,
  descriptionId,
  items,
  referenceLines,
  from,
  to,
  timeZone,
  height,
  yScale,
  isLoading,
  formatTime,
}: PlotProps) {
  const intl = useUiIntl();
  const tokens = useThemeTokens(chartTokens);
  const boxRef = useRef<HTMLDivElement>(null);
  const width = useWidth(boxRef);

  const units = useMemo(() => [...new Set(items.map(({ series }) => series.unit))], [items]);
  const scales = useMemo(
    () => units.map((unit, place) => scaleOf(items, unit, place === 0 ? referenceLines : [], height, yScale)),
    [units, items, referenceLines, height, yScale],
  );
  const tickText = (scale: ValueScale) => (position: number) =>
    formatDecimal(intl, scale.min + position * (scale.max - scale.min), scale.decimals);
  const room = (scale: ValueScale | undefined) =>
    scale ? 14 + 6.6 * Math.max(...positions(scale).map((position) => tickText(scale)(position).length)) : 14;
  const left = Math.ceil(room(scales[0]));
  // Half of the last tick's text stands beyond the plot.
  const right = Math.max(24, Math.ceil(room(scales[1])));
  const plotHeight = height - TOP - BOTTOM;
  const plotWidth = Math.max(0, width - left - right);

  const frame = useMemo<Frame>(
    () => ({ from, to, width: plotWidth, height: plotHeight }),
    [from, to, plotWidth, plotHeight],
  );

  const traces = useMemo(() => {
    if (!tokens || frame.width === 0) return [];
    return items.map(({ series, index }) =>
      traceOf(series, frame, scales[units.indexOf(series.unit)] ?? { min: 0, max: 1 }, {
        color: seriesInk(tokens, index),
        dash: items.length > 1 ? dashOf(index) : [],
      }),
    );
  }, [items, frame, scales, units, tokens]);

  const ticks = useMemo(() => timeTicks(from, to, timeZone, plotWidth / 64), [from, to, timeZone, plotWidth]);
  const shell = useMemo(() => {
    if (!tokens) return null;
    const formatTick = tickFormatter(ticks, intl.locale, timeZone);
    const toPosition = (time: number) => (time - from) / (to - from);
    const tickPositions = ticks.times.map(toPosition);
    const valuePositions = scales[0] ? positions(scales[0]) : [];
    const drawData = (context: CanvasRenderingContext2D) => {
      drawTraces(context, traces, frame);
      if (scales[0]) {
        drawReferenceLines(context, referenceLines, scales[0], frame, {
          line: tokens.danger,
          halo: tokens.surface,
          font: tokens.font,
        });
      }
    };
    return {
      layers: ['grid' as const, 'axes' as const, drawData],
      theme: {
        text: { fontFamily: tokens.font, fontSize: TEXT, fill: tokens.textMuted },
        grid: { line: { stroke: tokens.grid, strokeWidth: 1 } },
        axis: {
          domain: { line: { stroke: tokens.grid, strokeWidth: 0 } },
          ticks: {
            line: { stroke: tokens.grid, strokeWidth: 1 },
            text: { fontFamily: tokens.font, fontSize: TEXT, fill: tokens.textMuted },
          },
        },
      },
      gridXValues: tickPositions,
      gridYValues: valuePositions,
      axisBottom: {
        tickValues: tickPositions,
        tickSize: 4,
        tickPadding: 6,
        format: (position: number) => formatTick(Math.round(from + position * (to - from))),
      },
      axisLeft: scales[0] && { tickValues: valuePositions, tickSize: 0, tickPadding: 8, format: tickText(scales[0]) },
      axisRight: scales[1] && {
        tickValues: positions(scales[1]),
        tickSize: 0,
        tickPadding: 8,
        format: tickText(scales[1]),
      },
    };
    // tickText is made of intl alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tokens, ticks, traces, frame, scales, referenceLines, from, to, timeZone, intl]);

  const cursor = useCursor({ items, scales, units, frame, left, top: TOP, formatTime, isActive: !isLoading });
  const isEmpty = items.every(({ statistics }) => statistics.count === 0);

  return (
    <div>
      <div className={styles.units} aria-hidden="true">
        {units.map((unit, place) => (
          <span key={unit} className={place === 1 ? styles.unitsRight : undefined}>
            {unit}
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...cursor.handlers}
      >
        {/* A canvas cannot be an `img`. */}
        <div className={styles.canvas} role="img" aria-label={label}>
          {shell && width > 0 && !isLoading && (
            <LineCanvas
              data={hull}
              width={width}
              height={height}
              margin={{ top: TOP, right, bottom: BOTTOM, left }}
              xScale={{ type: 'linear', min: 0, max: 1, nice: false }}
              yScale={{ type: 'linear', min: 0, max: 1, nice: false }}
              layers={shell.layers}
              theme={shell.theme}
              gridXValues={shell.gridXValues}
              gridYValues={shell.gridYValues}
              axisBottom={shell.axisBottom}
              axisLeft={shell.axisLeft ?? null}
              axisRight={shell.axisRight ?? null}
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
        <div
          ref={cursor.lineRef}
          className={styles.cursorLine}
          style={{ top: TOP, height: plotHeight }}
          aria-hidden="true"
        >
          {items.map(({ series, index }, place) => (
            <span
              key={series.id}
              ref={cursor.dotRef(place)}
              className={styles.dot}
              style={{ background: seriesColor(index) }}
            />
          ))}
        </div>
        <div ref={cursor.tooltipRef} className={styles.tooltip} aria-hidden="true">
          <div ref={cursor.timeRef} className={styles.tooltipTime} />
          <table className={styles.tooltipTable} role="presentation">
            <tbody>
              {items.map(({ series, index }, place) => (
                <tr key={series.id}>
                  <td className={styles.tooltipLabel}>
                    <Swatch index={index} kind={series.kind} />
                    {series.label}
                  </td>
                  <td ref={cursor.valueRef(place)} className={styles.tooltipValue}>
                    –
                  </td>
                  <td className={styles.tooltipUnit}>{series.unit}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div ref={cursor.spokenRef} aria-live="polite" className={styles.hidden} />
    </div>
  );
}

/** Where the ticks of a scale stand between its bottom, 0, and its top, 1. */
function positions({ min, max, ticks }: ValueScale): number[] {
  return ticks.map((tick) => (tick - min) / (max - min));
}

function scaleOf(
  items: readonly PlotSeries[],
  unit: string,
  lines: readonly ReferenceLine[],
  height: number,
  start: 'auto' | 'zero' | 'fit',
): ValueScale {
  let low = Infinity;
  let high = -Infinity;
  let hasBars = false;
  for (const { series, statistics } of items) {
    if (series.unit !== unit || statistics.count === 0) continue;
    low = Math.min(low, statistics.min);
    high = Math.max(high, statistics.max);
    hasBars ||= series.kind === 'bars';
  }
  for (const { value } of lines) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return valueScale(low, high, Math.max(2, Math.round(height / 56)), hasBars ? 'zero' : start);
}

function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
