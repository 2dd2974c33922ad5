import type { IndexMean, LocationSummary } from '@zrak/api-client';
import { type IndexAveraging, indexDefinitions, type IndexStandard } from '@zrak/quantities/indices';
import type { StationVerdict } from '@zrak/quantities/verdict';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { levelOfVerdict } from '@zrak/ui/verdictText';
import { markOf, reasonsByLevel } from '../../../shared/station.ts';
import { reasonOf, verdictOf } from '../../../shared/verdict.ts';
import { hour, type Hours, meanAt, meanLengths, meansAt } from './hours.ts';
import { bandOf, bandsOf } from './indexStandards.ts';

/** In the order in which they are offered. */
const pollutants = ['PM10', 'PM2.5', 'NO2', 'O3', 'SO2'] as const;
/** By the warning, the worst pollutant, or one pollutant. */
export const colourings = ['warning', 'index', ...pollutants] as const;
export type ColourBy = (typeof colourings)[number];

export interface Colouring {
  by: ColourBy;
  standard: IndexStandard;
}

/** Level that colours a station. */
export interface Judged {
  level: StationLevel;
  /** Colour of the warning that the server sends. */
  color?: string | undefined;
  /** The mean that decided the level, if there is one. */
  mean: IndexMean | null;
  /** Verdict without an index, which names the mark. */
  reason?: StationVerdict;
}

/** End of the averaging interval, epoch milliseconds. */
export const endOf = ({ time, averaging }: Pick<IndexMean, 'time' | 'averaging'>) =>
  Date.parse(time) + meanLengths[averaging];

/** Which mean of a pollutant a standard compares with its bands; undefined if it compares none. */
const comparedAveraging = ({ by, standard }: Colouring, parameter: string): IndexAveraging | undefined =>
  by === 'index' || parameter === by ? indexDefinitions[standard].pollutants[parameter]?.averaging : undefined;

/** Whether a standard compares a mean with its bands. */
const isComparable =
  (colouring: Colouring) =>
  ({ parameter, averaging }: Pick<IndexMean, 'parameter' | 'averaging'>): boolean =>
    comparedAveraging(colouring, parameter) === averaging;

const comparable = (means: readonly IndexMean[], colouring: Colouring) => means.filter(isComparable(colouring));

/** The worst band and the mean that decides it; the first of equals. */
function worstOf(comparableMeans: readonly IndexMean[], colouring: Colouring): Judged | null {
  const order = bandsOf(colouring.standard);
  let worst: Judged | null = null;
  let worstRank = -1;
  for (const mean of comparableMeans) {
    const band = bandOf(colouring.standard, mean.parameter, mean.value);
    const rank = band ? order.indexOf(band) : -1;
    if (!band || rank <= worstRank) continue;
    worst = { level: band, mean };
    worstRank = rank;
  }
  return worst;
}

/** End of the newest relevant mean, epoch milliseconds; null without any. */
function newestEnd(locations: readonly LocationSummary[], colouring: Colouring): number | null {
  const ends = locations.flatMap(({ means = [] }) => comparable(means, colouring).map(endOf));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Time of the newest value of all stations, epoch milliseconds; null without any. */
function newestValue(locations: readonly LocationSummary[]): number | null {
  const times = locations.flatMap(({ latestAt }) => (latestAt ? Date.parse(latestAt) : []));
  return times.length > 0 ? Math.max(...times) : null;
}

/** Time of the map, epoch milliseconds: of the newest value or of the newest mean. */
export const newestTime = (locations: readonly LocationSummary[], colouring: Colouring): number | null =>
  colouring.by === 'warning' ? newestValue(locations) : newestEnd(locations, colouring);

/**
 * Level of a station: its state if it is not active, otherwise the level of the selected colouring. A mean more than an
 * hour older than the newest of all stations is late, and a missing mean is not good air.
 *
 * @param newest see `newestTime`
 */
export function judge(location: LocationSummary, colouring: Colouring, newest: number | null): Judged {
  const reason = reasonOf(location);
  if (colouring.by === 'warning') return judgeByWarning(location, reason);
  if ((location.state ?? 'ok') !== 'ok') return withoutLevel(reason);
  if (colouring.by === 'index' && colouring.standard === verdictStandard) return judgeByVerdict(location);
  const worst = worstOf(comparable(location.means ?? [], colouring), colouring);
  if (!worst?.mean || newest === null) return withoutMean(reason, colouring);
  if (endOf(worst.mean) >= newest - hour) return worst;
  return { level: 'late', mean: worst.mean, reason: { kind: 'late' } };
}

const withoutLevel = (reason: StationVerdict): Judged => ({ level: levelOfVerdict(reason), mean: null, reason });

/** Other pollutants may suffice for an index where the selected one is missing. */
const withoutMean = (reason: StationVerdict, { by }: Colouring): Judged =>
  by !== 'index' && reason.kind === 'notEnough' ? { level: 'noData', mean: null } : withoutLevel(reason);

function judgeByWarning(location: LocationSummary, reason: StationVerdict): Judged {
  const { level, color } = markOf(location);
  const isMissing = level === 'noData' || (location.state ?? 'ok') !== 'ok';
  return isMissing ? withoutLevel(reason) : { level, color, mean: null };
}

/** Standard of the verdict on a station, which is the same on every screen. */
const verdictStandard: IndexStandard = 'eu2024';

function judgeByVerdict(location: LocationSummary): Judged {
  const verdict = verdictOf(location);
  if (verdict.kind === 'warning') return { ...withoutLevel(verdict), color: verdict.warning.color };
  if (verdict.kind !== 'index') return withoutLevel(verdict);
  const { decidedBy } = verdict.index;
  const deciding = comparable(location.means ?? [], { by: 'index', standard: verdictStandard });
  return { level: levelOfVerdict(verdict), mean: deciding.find(({ parameter }) => parameter === decidedBy) ?? null };
}

/** Level of a station at the end of the hour that begins at `time`, epoch milliseconds. */
export function judgeHour(location: LocationSummary, hours: Hours, time: number, colouring: Colouring): Judged {
  // The state of now says nothing about then.
  const reason = reasonOf({ ...location, state: 'ok' });
  const means = meansAt(hours, location.id, time, isComparable(colouring));
  return worstOf(means, colouring) ?? withoutMean(reason, colouring);
}

/** Level of the worst of all stations in each of `count` hours from `first` on, epoch milliseconds; null without a mean. */
export function worstOfHours(
  { start, columns }: Hours,
  first: number,
  count: number,
  colouring: Colouring,
): (StationLevel | null)[] {
  const order = bandsOf(colouring.standard);
  const ranks = new Int8Array(count).fill(-1);
  for (const column of [...columns.values()].flat()) {
    const { parameter } = column.series;
    const averaging = comparedAveraging(colouring, parameter);
    if (!averaging) continue;
    for (let step = 0; step < count; step++) {
      const band = bandOf(colouring.standard, parameter, meanAt(column, start, first + step * hour, averaging));
      if (band) ranks[step] = Math.max(ranks[step]!, order.indexOf(band));
    }
  }
  return Array.from(ranks, (rank) => order[rank] ?? null);
}

/** The deciding pollutants. */
export const judgedBy = (by: ColourBy): readonly string[] => pollutants.filter((name) => by === 'index' || name === by);

/** Warnings, which a station that measures noise has also on a map of an index, and the reasons for missing values. */
const levelsWithoutIndex = Object.keys(reasonsByLevel) as (keyof typeof reasonsByLevel)[];

/** All levels of a legend: from good to bad, then the reasons for missing values. */
export const levelsOf = ({ by, standard }: Colouring): readonly StationLevel[] => [
  ...(by === 'warning' ? [] : bandsOf(standard)),
  ...levelsWithoutIndex,
];

/** Available colourings: pollutants that at least one station measures and the standard includes. */
export function offered(locations: readonly LocationSummary[], standard: IndexStandard): ColourBy[] {
  const measured = new Set(locations.flatMap(({ means = [] }) => means.map(({ parameter }) => parameter)));
  const judged = pollutants.filter((name) => measured.has(name) && indexDefinitions[standard].pollutants[name]);
  return measured.size === 0 ? ['warning'] : ['warning', 'index', ...judged];
}
