import { lowerBound } from '../engine/m4.ts';
import type { ChartSeries } from '../data/series.ts';
import { positionOf, type ValueScale } from '../engine/valueScale.ts';

/** One tone: its time and its pitch. */
export interface Tone {
  /** Epoch milliseconds. */
  time: number;
  /** 0 is the bottom of the scale, 1 its top; null is silence. */
  height: number | null;
}

/** Divides the view into equal parts, each with the pitch of its maximum, so that a short peak is audible. */
export function tonesOf(
  { times, values }: ChartSeries,
  scale: ValueScale,
  from: number,
  to: number,
  maxTones: number,
): Tone[] {
  const start = lowerBound(times, from);
  const end = lowerBound(times, to);
  const count = Math.min(maxTones, end - start);
  const edgeOf = (part: number) => start + Math.round(((end - start) * part) / count);
  return Array.from({ length: count }, (_, part) => {
    let highest = -1;
    for (let index = edgeOf(part); index < edgeOf(part + 1); index++) {
      const value = values[index]!;
      if (value === value && !(value <= values[highest]!)) highest = index;
    }
    if (highest < 0) return { time: times[edgeOf(part)]!, height: null };
    const height = Math.min(1, Math.max(0, positionOf(scale, values[highest]!)));
    return { time: times[highest]!, height };
  });
}
