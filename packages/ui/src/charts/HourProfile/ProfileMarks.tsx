import type { ProfileSlot } from '../data/profile.ts';
import type { SlotPlace } from '../parts/SlotPlot.tsx';
import * as styles from './HourProfile.css.ts';

interface ProfileMarksProps {
  slots: readonly ProfileSlot[];
  place: SlotPlace;
}

type Point = readonly [x: number, y: number];

const isKnown = ([, y]: Point) => !Number.isNaN(y);

/** A line through points, interrupted at missing values. */
function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      if (!isKnown(point)) return '';
      const before = points[index - 1];
      return `${before && isKnown(before) ? 'L' : 'M'}${point.join(' ')}`;
    })
    .join('');
}

const pointsOf = (slots: readonly ProfileSlot[], { xOf, yOf }: SlotPlace) =>
  slots.map(({ value }, slot): Point => [xOf(slot), yOf(value)]);

/** Parts of the band without gaps. */
function bandsOf(slots: readonly ProfileSlot[], { xOf, yOf }: SlotPlace): string[] {
  const runs: number[][] = [];
  slots.forEach(({ low }, slot) => {
    if (Number.isNaN(low)) return;
    const run = runs.at(-1);
    if (run?.at(-1) === slot - 1) run.push(slot);
    else runs.push([slot]);
  });
  return runs.map((run) => {
    const edge = (end: 'low' | 'high') => run.map((slot) => `${xOf(slot)} ${yOf(slots[slot]![end])}`);
    return `M${[...edge('high'), ...edge('low').toReversed()].join('L')}Z`;
  });
}

/** Hours are continuous: a line, and the band that contains most values of an hour. */
export function LineMarks({ slots, place }: ProfileMarksProps) {
  const points = pointsOf(slots, place);
  return (
    <>
      {bandsOf(slots, place).map((path) => (
        <path key={path} d={path} className={styles.band} />
      ))}
      <path d={pathThrough(points)} className={styles.line} />
      {points.filter(isKnown).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={3} className={styles.point} />
      ))}
    </>
  );
}

/** The hours of one weekday, over the hours of all days. */
export function WeekdayLine({ slots, place }: ProfileMarksProps) {
  return <path d={pathThrough(pointsOf(slots, place))} className={styles.lineOfWeekday} />;
}

/** Weekdays are discrete: one point each, on the range that contains most of its hours. */
export function RangeMarks({ slots, place: { width, xOf, yOf } }: ProfileMarksProps) {
  const half = Math.min(12, width * 0.3);
  return slots.map(({ value, low, high }, slot) =>
    Number.isNaN(value) ? null : (
      // oxlint-disable-next-line react/no-array-index-key
      <g key={slot}>
        {low <= high && (
          <rect
            x={xOf(slot) - half}
            y={yOf(high)}
            width={2 * half}
            height={Math.max(1, yOf(low) - yOf(high))}
            rx={2}
            className={styles.band}
          />
        )}
        <circle cx={xOf(slot)} cy={yOf(value)} r={4} className={styles.point} />
      </g>
    ),
  );
}

/** Bars of sums start at zero. */
export function BarMarks({ slots, place: { width, xOf, yOf } }: ProfileMarksProps) {
  const half = Math.min(14, width * 0.35);
  return slots.map(({ value }, slot) =>
    Number.isNaN(value) ? null : (
      <rect
        // oxlint-disable-next-line react/no-array-index-key
        key={slot}
        x={xOf(slot) - half}
        y={yOf(value)}
        width={2 * half}
        height={yOf(0) - yOf(value)}
        className={styles.bar}
      />
    ),
  );
}
