import { LineCanvas } from '@nivo/line';
import { useMemo } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { annotate, drawOver, drawUnder } from '../engine/annotations/annotate.ts';
import { type ChartTokens, dashOf, inkOf, seriesInk } from '../engine/chartTokens.ts';
import { drawFlags, drawTraces, traceOf } from '../engine/draw.ts';
import { nivoAxes, nivoTheme } from '../engine/nivoAxes.ts';
import type { PlotLayout } from '../engine/plots.ts';
import { timeTicks } from '../engine/timeTicks.ts';
import { bottomPx, type ChartFrame } from './chartFrame.ts';
import type { PlotArea } from './usePlotArea.ts';

interface PlotCanvasProps {
  layout: PlotLayout;
  place: PlotArea;
  frame: ChartFrame;
  tokens: ChartTokens;
}

/** nivo gets two corners of the plot, for axes and grid only. Our own layer draws the points. */
const corners = [
  {
    id: 'corners',
    data: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  },
];
const unitScale = { type: 'linear', min: 0, max: 1, nice: false } as const;
/** Minimum distance in pixels between ticks of the time axis. */
const tickDistancePx = 64;

/** The canvas of a plot: axes, grid, shaded periods, lines, flags and limits. */
export function PlotCanvas({ layout, place: { area, top, marks }, frame, tokens }: PlotCanvasProps) {
  const intl = useUiIntl();
  const { items, units, scales } = layout;
  const { shownFlags, seriesCount, timeZone, width, height, left, right, names, measure } = frame;

  const traces = useMemo(
    () =>
      items.flatMap(({ series, index, decimation }) => {
        const scale = scales[units.indexOf(series.unit)];
        const look = { color: seriesInk(tokens, index), dash: seriesCount > 1 ? dashOf(index) : [] };
        return scale ? [traceOf(series, decimation, area, scale, look)] : [];
      }),
    [items, area, scales, units, tokens, seriesCount],
  );

  const axes = useMemo(() => {
    const ticks = timeTicks(area.from, area.to, timeZone, area.width / tickDistancePx);
    const format = (value: number, decimals: number) => formatDecimal(intl, value, decimals);
    return nivoAxes(layout, area, ticks, intl.locale, timeZone, format);
  }, [layout, area, timeZone, intl]);
  const theme = useMemo(() => nivoTheme(tokens), [tokens]);

  const notes = useMemo(
    () => annotate(layout, area, marks, { right, names }, measure),
    [layout, area, marks, right, names, measure],
  );

  const layers = useMemo(() => {
    const under = (context: CanvasRenderingContext2D) => drawUnder(context, notes, area, tokens);
    const over = (context: CanvasRenderingContext2D) => {
      drawTraces(context, traces, area);
      drawFlags(context, traces, shownFlags, area, inkOf(tokens));
      drawOver(context, notes, layout, area, tokens);
    };
    return ['grid' as const, under, 'axes' as const, over];
  }, [tokens, traces, shownFlags, area, notes, layout]);

  return (
    <LineCanvas
      data={corners}
      width={width}
      height={height}
      margin={{ top, right, bottom: bottomPx, left }}
      xScale={unitScale}
      yScale={unitScale}
      layers={layers}
      theme={theme}
      gridXValues={axes.gridXValues}
      gridYValues={axes.gridYValues}
      axisBottom={axes.axisBottom}
      axisLeft={axes.axisLeft}
      axisRight={axes.axisRight}
      enablePoints={false}
      isInteractive={false}
      role="presentation"
    />
  );
}
