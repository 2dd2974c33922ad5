export const courseWidth = 240;
export const courseHeight = 48;
const margin = 4;

export interface CoursePath {
  /** SVG path of the line; it is interrupted at gaps. */
  line: string;
  /** Path of the last value: a dot. */
  last: string;
  lowest: number;
  highest: number;
}

/** Line of equally spaced values; NaN is a gap. Null without values. Values that are never negative start at zero. */
export function coursePath(values: ArrayLike<number>): CoursePath | null {
  const points = Array.from(values, (value, at) => ({ value, at })).filter(({ value }) => Number.isFinite(value));
  if (points.length === 0) return null;
  const lowest = Math.min(...points.map(({ value }) => value));
  const highest = Math.max(...points.map(({ value }) => value));
  const bottom = Math.min(0, lowest);
  const span = highest - bottom || 1;
  const step = values.length > 1 ? (courseWidth - 2 * margin) / (values.length - 1) : 0;
  const place = ({ value, at }: (typeof points)[number]) => {
    const x = margin + at * step;
    const y = courseHeight - margin - ((value - bottom) / span) * (courseHeight - 2 * margin);
    return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
  };
  const line = points.map((point, order) => {
    const isNext = order > 0 && points[order - 1]!.at === point.at - 1;
    // A path without length is drawn as a dot, so a value between two gaps is visible.
    return isNext ? `L${place(point)}` : `M${place(point)}h0`;
  });
  return { line: line.join(''), last: `M${place(points.at(-1)!)}h0`, lowest, highest };
}
