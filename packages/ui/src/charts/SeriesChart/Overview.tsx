import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { ChartFrame } from './chartFrame.ts';
import { seriesInk } from '../engine/chartTokens.ts';
import { drawTraces, traceOf } from '../engine/draw.ts';
import type { PlotLayout } from '../engine/plots.ts';
import type { View } from './useView.ts';
import { useWidth } from '../parts/useWidth.ts';
import * as styles from './SeriesChart.css.ts';

interface OverviewProps {
  /** Layout of the whole period. */
  layout: PlotLayout;
  frame: ChartFrame;
}

const heightPx = 40;
/** Width in pixels of the handle at each end of the window. */
const handlePx = 8;

/**
 * The whole period, small, with a window on the visible part. Dragging the window or one of its ends moves the view;
 * keys on the chart do the same.
 */
export function Overview({ layout, frame: { tokens, whole, view, change, left, right } }: OverviewProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const width = useWidth(boxRef) ?? 0;
  const grip = useRef<{ x: number; view: View; part: 'start' | 'end' | 'both' } | null>(null);

  const traces = useMemo(() => {
    if (!tokens || width === 0) return [];
    const area = { ...whole, width, height: heightPx };
    return layout.items.flatMap(({ series, index, decimation }) => {
      const scale = layout.scales[layout.units.indexOf(series.unit)];
      const look = { color: seriesInk(tokens, index), dash: [] };
      return scale ? [traceOf(series, decimation, area, scale, look, true)] : [];
    });
  }, [layout, tokens, whole, width]);

  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const ratio = devicePixelRatio;
    canvas.width = width * ratio;
    canvas.height = heightPx * ratio;
    context.scale(ratio, ratio);
    drawTraces(context, traces, { ...whole, width, height: heightPx });
  }, [traces, whole, width]);

  const toX = (time: number) => ((time - whole.from) / (whole.to - whole.from)) * width;
  const toTime = (x: number) => (x / width) * (whole.to - whole.from);
  const start = toX(view.from);
  const end = toX(view.to);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (x < start - handlePx || x > end + handlePx) {
      const by = toTime(x) + whole.from - (view.from + view.to) / 2;
      const moved = { from: view.from + by, to: view.to + by };
      change(() => moved);
      grip.current = { x, view: moved, part: 'both' };
    } else {
      const part = Math.abs(x - start) < handlePx ? 'start' : Math.abs(x - end) < handlePx ? 'end' : 'both';
      grip.current = { x, view, part };
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip.current;
    if (!held) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const by = toTime(x - held.x);
    const from = held.part === 'end' ? held.view.from : held.view.from + by;
    const to = held.part === 'start' ? held.view.to : held.view.to + by;
    if (to > from) change(() => ({ from, to }));
  };
  const endDrag = () => {
    grip.current = null;
  };

  return (
    <div className={styles.overview} style={{ marginLeft: left, marginRight: right }} aria-hidden="true">
      <div
        ref={boxRef}
        className={styles.overviewBox}
        style={{ height: heightPx }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <canvas ref={canvasRef} className={styles.overviewCanvas} />
        <div className={styles.overviewShade} style={{ left: 0, width: Math.max(0, start) }} />
        <div className={styles.overviewShade} style={{ left: end, right: 0 }} />
        <div className={styles.overviewWindow} style={{ left: start, width: Math.max(4, end - start) }} />
      </div>
    </div>
  );
}
