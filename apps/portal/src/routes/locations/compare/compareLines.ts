import type { ChartSeries } from '@zrak/ui/charts';
import type { IntlShape } from 'react-intl';
import { chartSeriesOf, labelled, seriesLabel } from '../graph/chartSeries.ts';
import { quantityName } from '../../../shared/quantityName.ts';
import type { Selection } from './compareView.ts';
import type { CivilRange } from '../data/period.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';
import type { SeriesRequest } from '../data/valuesQuery.ts';
import { firstYear, inYear, shiftYears, yearText } from './years.ts';

export interface LineRequest extends SeriesRequest {
  /** Difference in years between the current period and the line: 0, or negative for an earlier one. */
  years: number;
  /** Index of the colour. */
  place: number;
  /** The name contains the year if there are several. */
  isYearShown: boolean;
}

/** Dash patterns repeat with every fourth colour; the years of one series must all differ. */
const dashes = 4;

/** A line for each series in the current year, then for each of them in every other year. */
export function lineRequests({ series, years }: Selection, range: CivilRange): LineRequest[] {
  const year = firstYear(range);
  const { length } = series;
  return [year, ...years].flatMap((one, row) =>
    series.map((each, column) => ({
      series: each,
      ...inYear(range, one - year),
      years: one - year,
      place: row * length + (length % dashes === 0 ? (column + row) % length : column),
      isYearShown: years.length > 0,
    })),
  );
}

/** The lines for drawing. Their short names contain only what differs: quantity, station or year. */
export function linesOf(graphs: readonly SeriesGraph<LineRequest>[], intl: IntlShape): ChartSeries[] {
  const parts = graphs.map(({ request: { series, isYearShown, ...range } }) => [
    quantityName(intl, series),
    series.locationName,
    isYearShown ? yearText(range) : '',
  ]);
  const isTelling = (place: number) => new Set(parts.map((part) => part[place])).size > 1;
  return graphs.map((graph, index) => {
    const name = parts[index]!.filter((_, place) => isTelling(place)).join(', ');
    return { ...lineOf(graph, intl), ...(name !== '' && { name }) };
  });
}

/** Converts a line for drawing, with values of other years at the times of the current one. */
export function lineOf(graph: SeriesGraph<LineRequest>, intl: IntlShape): ChartSeries {
  const { series, years, place, isYearShown, ...range } = graph.request;
  const title = labelled(seriesLabel(series), graph, intl);
  const label = isYearShown ? `${title}, ${yearText(range)}` : title;
  const shifted = years === 0 ? graph : { ...graph, ...shiftYears(graph, -years, graph.timeZone) };
  return { ...chartSeriesOf(shifted, label), id: `${series.id} ${range.from}`, title, place };
}

/** Drawn period, epoch milliseconds. */
export function boundsOf(graphs: readonly SeriesGraph<LineRequest>[]): { from: number; to: number } {
  const bounds = graphs.map(({ from, to, timeZone, request: { years } }) => {
    if (years === 0) return [from, to];
    const ends = { times: Float64Array.of(from, to), values: new Float32Array(2), flags: new Int8Array(2) };
    return [...shiftYears(ends, -years, timeZone).times];
  });
  // 29 February does not exist in every year; its period in the current year is shown.
  const known = bounds.filter(({ length }) => length === 2);
  return {
    from: Math.min(...known.map(([from = 0]) => from)),
    to: Math.max(...known.map(([, to = 0]) => to)),
  };
}
