import { formulaText } from '../../../components/Formula/formulaText.ts';
import type { ChartSeries } from '../../data/series.ts';
import { PEN_UP } from '../m4.ts';
import type { PlotLayout, PlotSeries } from '../plots.ts';
import { positionOf } from '../valueScale.ts';
import type { Frame } from '../draw.ts';
import { labelPx, type Measure, shortened } from './text.ts';

/** Space between the plot, or its right axis, and the names; the line from an end to its name runs here. */
export const nameGapPx = 12;
/** Longer names are cut. */
const longestNamePx = 168;
/** Share of the chart's width that names may take. */
const mostOfWidth = 0.2;
/** A line that ends further from the right edge, as a share of the width, is named only in the legend. */
const farthestEnd = 0.35;

/** Finding formulas takes longer than measuring the name, and each zoom does both. */
const names = new WeakMap<ChartSeries, string>();

/** Short name of a series with its formulas: "PM₁₀". */
function nameOf({ series }: PlotSeries): string {
  let name = names.get(series);
  if (name === undefined) names.set(series, (name = formulaText(series.name ?? series.label)));
  return name;
}

/** A single line needs no name: the title of its plot or the legend has it. */
const isNamed = ({ items }: PlotLayout) => items.length > 1;

/**
 * Width for the names at the right ends of the lines, 0 if they are not shown: on a narrow chart a cut name would say
 * little.
 */
export function nameRoom(plots: readonly PlotLayout[], widthPx: number, measure: Measure): number {
  const shown = plots.filter(isNamed).flatMap(({ items }) => items.map(nameOf));
  const longest = Math.max(0, ...shown.map(measure));
  const room = Math.floor(Math.min(longestNamePx, widthPx * mostOfWidth));
  if (longest <= room) return longest;
  return room < longestNamePx ? 0 : room;
}

export interface LineName {
  text: string;
  /** Position among all series of the chart, which determines the colour. */
  index: number;
  /** Last point of the line. */
  endX: number;
  endY: number;
  /** Middle of the name. */
  y: number;
}

/** Names at the ends of the lines, moved apart; what does not fit into the height is left to the legend. */
export function lineNames(layout: PlotLayout, frame: Frame, roomPx: number, measure: Measure): LineName[] {
  if (roomPx === 0 || !isNamed(layout)) return [];
  const ends = layout.items
    .flatMap((item) => {
      const end = endOf(item, layout, frame);
      const text = end && shortened(nameOf(item), roomPx, measure);
      return text ? [{ text, index: item.index, ...end }] : [];
    })
    .toSorted((a, b) => a.endY - b.endY)
    .slice(0, Math.floor(frame.height / labelPx));
  const heights = movedApart(
    ends.map(({ endY }) => endY),
    frame.height,
  );
  return ends.map((end, place) => ({ ...end, y: heights[place]! }));
}

function endOf({ series, decimation: { kept } }: PlotSeries, { units, scales }: PlotLayout, frame: Frame) {
  const { from, to, width, height } = frame;
  const scale = scales[units.indexOf(series.unit)];
  let place = kept.length - 1;
  while (place >= 0 && (kept[place] === PEN_UP || series.times[kept[place]!]! >= to)) place--;
  const index = kept[place];
  if (!scale || index === undefined) return null;
  const endX = ((series.times[index]! - from) / (to - from)) * width;
  const position = positionOf(scale, series.values[index]!);
  if (!(position >= 0 && position <= 1) || endX < width * (1 - farthestEnd)) return null;
  return { endX, endY: height * (1 - position) };
}

/** Ascending heights, moved as little as possible until they are a label apart and within the plot. */
function movedApart(heights: readonly number[], height: number): number[] {
  /** Labels that touch each other, and the middle of the whole. */
  const groups: { count: number; middle: number }[] = [];
  for (const y of heights) {
    let group = { count: 1, middle: within(y, 1, height) };
    for (let before = groups.at(-1); before && overlaps(before, group); before = groups.at(-1)) {
      groups.pop();
      const count = before.count + group.count;
      const middle = (before.middle * before.count + group.middle * group.count) / count;
      group = { count, middle: within(middle, count, height) };
    }
    groups.push(group);
  }
  return groups.flatMap(({ count, middle }) =>
    Array.from({ length: count }, (_, place) => middle + (place - (count - 1) / 2) * labelPx),
  );
}

interface Group {
  count: number;
  middle: number;
}

const overlaps = (upper: Group, lower: Group) =>
  lower.middle - upper.middle < ((upper.count + lower.count) / 2) * labelPx;

function within(middle: number, count: number, height: number): number {
  const half = (count * labelPx) / 2;
  return Math.min(height - half, Math.max(half, middle));
}
