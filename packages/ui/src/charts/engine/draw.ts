import { type FlagKind, flagKinds, type FlagRun, flagRuns } from '../data/flags.ts';
import { lowerBound, PEN_UP } from './m4.ts';
import type { ChartSeries } from '../data/series.ts';
import { drawDenseDashes } from './dashes.ts';
import type { Pen } from './pen.ts';
import { positionOf, type ValueScale } from './valueScale.ts';
import { type Envelope, envelope } from './envelope.ts';
import type { Decimation } from './decimate.ts';

/** Maps data to pixels of the plot. */
export interface Frame {
  from: number;
  to: number;
  width: number;
  height: number;
}

export interface Trace {
  times: Float64Array;
  values: Float32Array;
  /** Indices of the drawn points; `PEN_UP` interrupts the line. */
  kept: Int32Array;
  range: Envelope | null;
  flags: FlagRun[];
  kind: 'line' | 'bars';
  scale: ValueScale;
  color: string;
  dash: readonly number[];
  /** Milliseconds between two samples. */
  step: number;
  isDense: boolean;
}

export interface Ink {
  line: string;
  halo: string;
  muted: string;
  shade: string;
  font: string;
}

/** With more samples per pixel a line is a band without recognisable dashes. */
const mostDashedPerPixel = 8;
/** Dashes of a line with more samples than pixels cost time with each sample: enough for a month of hours on a phone. */
const mostDashed = 3000;

const canBeDashed = (count: number, width: number): boolean =>
  count <= width || (count <= mostDashed && count <= mostDashedPerPixel * width);

/**
 * Prepares a series for drawing.
 * @param decimation of the series between the edges of the frame
 * @param isBare draws the line without its range and flags
 */
export function traceOf(
  series: ChartSeries,
  decimation: Decimation,
  { from, to, width }: Frame,
  scale: ValueScale,
  look: { color: string; dash: readonly number[] },
  isBare = false,
): Trace {
  const start = Math.max(0, lowerBound(series.times, from) - 1);
  const count = Math.min(series.times.length, lowerBound(series.times, to) + 1) - start;
  const pixel = (to - from) / width;
  return {
    times: series.times,
    values: series.values,
    kept: decimation.kept,
    range: series.range && !isBare ? envelope(series.times, series.range, from, to, Math.max(1, width)) : null,
    flags: isBare ? [] : flagRuns(series, from, to, pixel),
    kind: series.kind ?? 'line',
    scale,
    color: look.color,
    dash: canBeDashed(count, width) ? look.dash : [],
    step: (series.times[start + 1] ?? to) - (series.times[start] ?? from),
    isDense: count > width,
  };
}

export function drawTraces(pen: Pen, traces: readonly Trace[], frame: Frame): void {
  pen.save();
  pen.beginPath();
  // One pixel beyond the plot, so that a line along its edge is not cut in half.
  pen.rect(0, -1, frame.width, frame.height + 2);
  pen.clip();
  for (const trace of traces) if (trace.range) drawRange(pen, trace, trace.range, frame);
  for (const trace of traces) {
    if (trace.kind === 'bars') drawBars(pen, trace, frame);
    else drawLine(pen, trace, frame);
  }
  pen.restore();
}

/** With strokes wider than a pixel, the cost per point grows with the length of the path. Short paths stay fast. */
const pointsPerPath = 256;

function drawLine(pen: Pen, trace: Trace, frame: Frame): void {
  const { times, values, kept, scale, isDense, dash } = trace;
  const lineWidth = isDense ? 1 : 1.75;
  pen.strokeStyle = trace.color;
  pen.fillStyle = trace.color;
  pen.lineWidth = lineWidth;
  pen.lineJoin = 'round';

  const place = placing(scale, frame);
  const log = scale.isLog ? scale : null;
  if (isDense && dash.length > 0) return drawDenseDashes(pen, times, values, kept, place, log, dash);
  pen.setLineDash([...dash]);
  const isOnePath = isDense || dash.length > 0;
  pen.beginPath();
  for (let start = 0; start < kept.length; start += pointsPerPath) {
    if (start > 0 && !isOnePath) {
      pen.stroke();
      pen.beginPath();
    }
    drawStretch(pen, times, values, kept, place, log, start, start > 0 && isOnePath, lineWidth);
  }
  pen.stroke();
  pen.setLineDash([]);
}

/** Factor and offset from time to pixels, then from value, or its position on a logarithmic scale, to pixels. */
function placing({ min, max, isLog }: ValueScale, { from, to, width, height }: Frame): Float64Array {
  const perMillisecond = width / (to - from);
  const perUnit = height / (max - min);
  return Float64Array.of(
    perMillisecond,
    -from * perMillisecond,
    isLog ? -height : -perUnit,
    isLog ? height : height + min * perUnit,
  );
}

/**
 * Draws the points of one path. A short function that is called often is optimised earlier than a long loop. It takes
 * arrays instead of objects: V8 deoptimises when a field of an object changes representation (Smi to double) or shape.
 */
function drawStretch(
  pen: Pen,
  times: Float64Array,
  values: Float32Array,
  kept: Int32Array,
  place: Float64Array,
  log: ValueScale | null,
  start: number,
  isContinued: boolean,
  lineWidth: number,
): void {
  const perMillisecond = place[0]!;
  const left = place[1]!;
  const perUnit = place[2]!;
  const bottom = place[3]!;
  const end = Math.min(kept.length, start + pointsPerPath);
  // A new path begins at the end of the previous one.
  let position = isContinued ? start : Math.max(0, start - 1);
  let isDown = isContinued && isPoint(kept[start - 1]);
  for (; position < end; position++) {
    const index = kept[position]!;
    if (index === PEN_UP) {
      isDown = false;
      continue;
    }
    const value = values[index]!;
    const x = times[index]! * perMillisecond + left;
    const y = (log ? positionOf(log, value) : value) * perUnit + bottom;
    if (isDown) {
      pen.lineTo(x, y);
    } else {
      pen.moveTo(x, y);
      // A value with gaps on both sides has no line, so it gets a dot.
      if (!isPoint(kept[position - 1]) && !isPoint(kept[position + 1])) {
        pen.fillRect(x - lineWidth, y - lineWidth, 2 * lineWidth, 2 * lineWidth);
      }
      isDown = true;
    }
  }
}

const isPoint = (index: number | undefined) => index !== undefined && index !== PEN_UP;

function drawBars(pen: Pen, { times, values, kept, ...trace }: Trace, { from, to, width, height }: Frame): void {
  const perMillisecond = width / (to - from);
  const yOf = (value: number) => height * (1 - positionOf(trace.scale, value));
  const zero = trace.scale.isLog ? height : yOf(0);
  const full = trace.step * perMillisecond;
  const barWidth = trace.isDense ? 1 : Math.max(1, full - Math.min(2, full * 0.2));
  pen.fillStyle = trace.color;
  for (const index of kept) {
    if (index === PEN_UP) continue;
    const value = values[index]!;
    const y = yOf(value);
    const x = (times[index]! - from) * perMillisecond;
    pen.fillRect(x, Math.min(y, zero), barWidth, Math.max(Math.abs(zero - y), value === 0 ? 0 : 1));
  }
}

/** Area between the minimum and the maximum of each interval, behind the line. */
function drawRange(pen: Pen, trace: Trace, { times, low, high }: Envelope, { from, to, width, height }: Frame): void {
  const xOf = (index: number) => ((times[index]! - from) / (to - from)) * width;
  const yOf = (value: number) => height * (1 - positionOf(trace.scale, value));
  pen.fillStyle = trace.color;
  pen.globalAlpha = 0.18;
  let start = 0;
  while (start < times.length) {
    let end = start;
    while (end < times.length && !Number.isNaN(low[end]!)) end++;
    if (end > start) {
      pen.beginPath();
      pen.moveTo(xOf(start), yOf(high[start]!));
      for (let index = start + 1; index < end; index++) pen.lineTo(xOf(index), yOf(high[index]!));
      for (let index = end - 1; index >= start; index--) pen.lineTo(xOf(index), yOf(low[index]!));
      pen.closePath();
      pen.fill();
    }
    start = end + 1;
  }
  pen.globalAlpha = 1;
}

/** Height of the row of one flag kind at the bottom of the plot. */
const flagRowPx = 7;

/** Marks under the line: filled for calibration, outlined for below detection, crossed out for not valid. */
export function drawFlags(
  pen: Pen,
  traces: readonly Trace[],
  shown: ReadonlySet<FlagKind>,
  { from, to, width, height }: Frame,
  ink: Ink,
): void {
  pen.save();
  pen.lineWidth = 1;
  pen.strokeStyle = ink.muted;
  flagKinds.forEach((kind, row) => {
    if (!shown.has(kind)) return;
    const y = height - flagRowPx * (row + 1) + 1;
    for (const trace of traces) {
      pen.fillStyle = trace.color;
      for (const run of trace.flags) {
        if (run.kind !== kind) continue;
        const x = Math.max(0, ((run.from - from) / (to - from)) * width);
        const end = Math.min(width, ((run.to - from) / (to - from)) * width);
        markFlag(pen, kind, x, y, Math.max(5, end - x));
      }
    }
  });
  pen.restore();
}

function markFlag(pen: Pen, kind: FlagKind, x: number, y: number, length: number): void {
  if (kind === 'calibration') {
    pen.fillRect(x, y, length, 5);
  } else if (kind === 'belowDetection') {
    pen.strokeRect(x + 0.5, y + 0.5, length - 1, 4);
  } else {
    pen.beginPath();
    for (let left = x; left + 5 <= x + length; left += 7) {
      pen.moveTo(left, y);
      pen.lineTo(left + 5, y + 5);
      pen.moveTo(left + 5, y);
      pen.lineTo(left, y + 5);
    }
    pen.stroke();
  }
}
