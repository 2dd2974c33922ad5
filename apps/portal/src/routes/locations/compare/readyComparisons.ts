import type { Series } from '@zrak/api-client';

/** Lines of a comparison that is easy to read. */
const mostStations = 6;

interface ReadyComparison {
  kind: 'stations' | 'years';
  /** The first of the compared series; it names the quantity. */
  first: Series;
  seriesIds: string[];
  /** Earlier years, as the address writes them. */
  years: string[];
}

/** Series of the quantities that most stations measure, pollutants before the rest. */
function byQuantity(all: readonly Series[]): Series[][] {
  const groups = [...Map.groupBy(all, ({ parameter }) => parameter).values()].map((group) => [
    // A station may measure a quantity twice.
    ...new Map(group.toReversed().map((series) => [series.locationId, series])).values(),
  ]);
  const isPollutant = ([first]: Series[]) => (first?.category === 'pollution' ? 0 : 1);
  return groups
    .map((group) => group.toReversed())
    .toSorted((a, b) => isPollutant(a) - isPollutant(b) || b.length - a.length);
}

/**
 * Comparisons for somebody who has chosen nothing yet: the two quantities of most stations, and one station's year beside
 * the year before.
 *
 * @param all series of the client
 * @param year current year
 */
export function readyComparisons(all: readonly Series[], year: number): ReadyComparison[] {
  const quantities = byQuantity(all);
  const stations = quantities
    .filter((group) => group.length > 1)
    .slice(0, 2)
    .map((group) => group.slice(0, mostStations))
    .map((group): ReadyComparison => ({
      kind: 'stations',
      first: group[0]!,
      seriesIds: group.map(({ id }) => id),
      years: [],
    }));
  const old = quantities.flat().find(({ first }) => first && new Date(first).getUTCFullYear() < year);
  return [
    ...stations,
    ...(old ? [{ kind: 'years' as const, first: old, seriesIds: [old.id], years: [String(year - 1)] }] : []),
  ];
}
