import { lowerBound, m4, type Decimated } from '../m4.ts';
import type { ChartSeries, ReferenceLine } from '../series.ts';

/** From data to pixels of the plot. */
export interface Frame {
  from: number;
  to: number;
  width: number;
  height: number;
}

export interface Trace {
  points: Decimated;
  kind: 'line' | 'bars';
  /** Values at the bottom and the top of the plot. */
  min: number;
  max: number;
  color: string;
  dash: readonly number[];
  /** Milliseconds from one sample to the next. */
  step: number;
  isDense: boolean;
}

/** Two columns to a pixel: at one, a steep edge may miss its pixel. */
const COLUMNS_PER_PIXEL = 2;

export function traceOf(
  series: ChartSeries,
  { from, to, width }: Frame,
  scale: { min: number; max: number },
  look: { color: string; dash: readonly number[] },
): Trace {
  const start = Math.max(0, lowerBound(series.times, from) - 1);
  const count = Math.min(series.times.length, lowerBound(series.times, to) + 1) - start;
  const pixel = (to - from) / width;
  const points = m4(series.times, series.values, from, to, Math.max(1, width * COLUMNS_PER_PIXEL), pixel);
  const step = (series.times[start + 1] ?? to) - (series.times[start] ?? from);
  return {
    points,
    kind: series.kind ?? 'line',
    min: scale.min,
    max: scale.max,
    color: look.color,
    dash: look.dash,
    step,
    isDense: count > width,
  };
}

export function drawTraces(context: CanvasRenderingContext2D, traces: readonly Trace[], frame: Frame): void {
  context.save();
  context.beginPath();
  // A hair beyond the plot, so that a line along its edge is not halved.
  context.rect(0, -1, frame.width, frame.height + 2);
  context.clip();
  for (const trace of traces) {
    if (trace.kind === 'bars') drawBars(context, trace, frame);
    else drawLine(context, trace, frame);
  }
  context.restore();
}

/** A stroke wider than a pixel costs much more with every point of its path; short paths keep it fast. */
const POINTS_PER_PATH = 256;

function drawLine(context: CanvasRenderingContext2D, trace: Trace, { from, to, width, height }: Frame): void {
  const { times, values } = trace.points;
  const perMillisecond = width / (to - from);
  const perUnit = height / (trace.max - trace.min);
  const lineWidth = trace.isDense ? 1 : 1.75;
  context.strokeStyle = trace.color;
  context.fillStyle = trace.color;
  context.lineWidth = lineWidth;
  context.lineJoin = 'round';
  // Dashes say nothing on a line that is all spikes.
  context.setLineDash(trace.isDense ? [] : [...trace.dash]);

  const limit = trace.isDense || trace.dash.length > 0 ? Infinity : POINTS_PER_PATH;
  let onPath = 0;
  context.beginPath();
  for (let index = 0; index < times.length; index++) {
    const value = values[index]!;
    if (value !== value) {
      onPath = 0;
      continue;
    }
    const x = (times[index]! - from) * perMillisecond;
    const y = height - (value - trace.min) * perUnit;
    if (onPath === 0) {
      context.moveTo(x, y);
      const after = values[index + 1];
      if (after === undefined || Number.isNaN(after)) {
        // A value with gaps on both sides has no line to be seen by.
        context.fillRect(x - lineWidth, y - lineWidth, 2 * lineWidth, 2 * lineWidth);
      }
    } else {
      context.lineTo(x, y);
    }
    onPath++;
    if (onPath > limit) {
      context.stroke();
      context.beginPath();
      context.moveTo(x, y);
      onPath = 1;
    }
  }
  context.stroke();
  context.setLineDash([]);
}

function drawBars(context: CanvasRenderingContext2D, trace: Trace, { from, to, width, height }: Frame): void {
  const { times, values } = trace.points;
  const perMillisecond = width / (to - from);
  const perUnit = height / (trace.max - trace.min);
  const zero = height - (0 - trace.min) * perUnit;
  const full = trace.step * perMillisecond;
  const barWidth = trace.isDense ? 1 : Math.max(1, full - Math.min(2, full * 0.2));
  context.fillStyle = trace.color;
  for (let index = 0; index < times.length; index++) {
    const value = values[index]!;
    if (value !== value) continue;
    const x = (times[index]! - from) * perMillisecond;
    const y = height - (value - trace.min) * perUnit;
    context.fillRect(x, Math.min(y, zero), barWidth, Math.max(Math.abs(zero - y), value === 0 ? 0 : 1));
  }
}

export function drawReferenceLines(
  context: CanvasRenderingContext2D,
  lines: readonly ReferenceLine[],
  scale: { min: number; max: number },
  frame: Frame,
  ink: { line: string; halo: string; font: string },
): void {
  context.save();
  context.font = `600 11px ${ink.font}`;
  context.textAlign = 'right';
  for (const { label, value } of lines) {
    const y = Math.round(frame.height - ((value - scale.min) / (scale.max - scale.min)) * frame.height) + 0.5;
    if (y < 0 || y > frame.height) continue;
    context.setLineDash([5, 4]);
    context.lineWidth = 1;
    context.strokeStyle = ink.line;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(frame.width, y);
    context.stroke();

    context.setLineDash([]);
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = ink.halo;
    context.fillStyle = ink.line;
    // Under the line where there is no room above it.
    const isNearTop = y < 16;
    context.textBaseline = isNearTop ? 'top' : 'bottom';
    const textY = isNearTop ? y + 4 : y - 4;
    context.strokeText(label, frame.width - 4, textY);
    context.fillText(label, frame.width - 4, textY);
  }
  context.restore();
}
