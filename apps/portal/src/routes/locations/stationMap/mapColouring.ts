import type { IndexMean, LocationSummary } from '@zrak/api-client';
import { type IndexAveraging, indexDefinitions, type IndexStandard } from '@zrak/quantities/indices';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { levelOf } from '../../../shared/station.ts';
import { hour, type Hours, meansAt } from './hours.ts';
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
  /** The mean that decided the level, if there is one. */
  mean: IndexMean | null;
}

const lengths: Record<IndexAveraging, number> = { PT1H: hour, PT24H: 24 * hour };

/** End of the averaging interval, epoch milliseconds. */
export const endOf = ({ time, averaging }: Pick<IndexMean, 'time' | 'averaging'>) =>
  Date.parse(time) + lengths[averaging];

/** The means of a station that a standard compares with its bands. */
const comparable = (means: readonly IndexMean[], { by, standard }: Colouring) =>
  means.filter(
    ({ parameter, averaging }) =>
      indexDefinitions[standard].pollutants[parameter]?.averaging === averaging && (by === 'index' || parameter === by),
  );

/** The worst band and the mean that decides it; the first of equals. */
function worstOf(means: readonly IndexMean[], colouring: Colouring): Judged | null {
  const order = bandsOf(colouring.standard);
  let worst: Judged | null = null;
  let worstRank = -1;
  for (const mean of comparable(means, colouring)) {
    const band = bandOf(colouring.standard, mean.parameter, mean.value);
    const rank = band ? order.indexOf(band) : -1;
    if (!band || rank <= worstRank) continue;
    worst = { level: band, mean };
    worstRank = rank;
  }
  return worst;
}

/** End of the newest relevant mean, epoch milliseconds; null without any. */
export function newestEnd(locations: readonly LocationSummary[], colouring: Colouring): number | null {
  const ends = locations.flatMap(({ means = [] }) => comparable(means, colouring).map(endOf));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * Level of a station: its state if it is not active, otherwise the level of the selected colouring. A mean more than an
 * hour older than the newest of all stations is late, and a missing mean is not good air.
 *
 * @param newest see `newestEnd`
 */
export function judge(location: LocationSummary, colouring: Colouring, newest: number | null): Judged {
  if (colouring.by === 'warning' || (location.state ?? 'ok') !== 'ok') return { level: levelOf(location), mean: null };
  const worst = worstOf(location.means ?? [], colouring);
  if (!worst?.mean || newest === null) return { level: 'noData', mean: null };
  return endOf(worst.mean) < newest - hour ? { level: 'late', mean: worst.mean } : worst;
}

/** Level of a station at the end of the hour that begins at `time`, epoch milliseconds. */
export function judgeHour(stationId: string, hours: Hours, time: number, colouring: Colouring): Judged {
  return worstOf(meansAt(hours, stationId, time), colouring) ?? { level: 'noData', mean: null };
}

/** The deciding pollutants. */
export const judgedBy = (by: ColourBy): readonly string[] => pollutants.filter((name) => by === 'index' || name === by);

const warnings: readonly StationLevel[] = ['none', 'low', 'medium', 'high'];
const states: readonly StationLevel[] = ['late', 'offline', 'maintenance', 'noData'];

/** All levels of a legend: from good to bad, then the reasons for missing values. */
export const levelsOf = ({ by, standard }: Colouring): readonly StationLevel[] => [
  ...(by === 'warning' ? warnings : bandsOf(standard)),
  ...states,
];

/** Available colourings: pollutants that at least one station measures and the standard includes. */
export function offered(locations: readonly LocationSummary[], standard: IndexStandard): ColourBy[] {
  const measured = new Set(locations.flatMap(({ means = [] }) => means.map(({ parameter }) => parameter)));
  const judged = pollutants.filter((name) => measured.has(name) && indexDefinitions[standard].pollutants[name]);
  return measured.size === 0 ? ['warning'] : ['warning', 'index', ...judged];
}
