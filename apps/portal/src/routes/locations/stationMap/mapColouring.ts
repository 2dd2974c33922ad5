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

/** What a station is coloured by. */
export interface Judged {
  level: StationLevel;
  /** What decided it, where that was a mean. */
  mean: IndexMean | null;
}

const lengths: Record<IndexAveraging, number> = { PT1H: hour, PT24H: 24 * hour };

/** End of the interval a mean covers, milliseconds. */
export const endOf = ({ time, averaging }: Pick<IndexMean, 'time' | 'averaging'>) =>
  Date.parse(time) + lengths[averaging];

/** Of a station's means those that a standard compares with its bands. */
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

/** End of the newest mean there is of what is shown, milliseconds; null without any. */
export function newestEnd(locations: readonly LocationSummary[], colouring: Colouring): number | null {
  const ends = locations.flatMap(({ means = [] }) => comparable(means, colouring).map(endOf));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * What a station shows: its state if that is not well, else what is asked for. A mean that is older by more than an hour
 * than the newest of all stations is late, and one that is missing is no good air.
 *
 * @param newest see `newestEnd`
 */
export function judge(location: LocationSummary, colouring: Colouring, newest: number | null): Judged {
  if (colouring.by === 'warning' || location.state !== 'ok') return { level: levelOf(location), mean: null };
  const worst = worstOf(location.means ?? [], colouring);
  if (!worst?.mean || newest === null) return { level: 'noData', mean: null };
  return endOf(worst.mean) < newest - hour ? { level: 'late', mean: worst.mean } : worst;
}

/** What a station showed at the end of the hour that begins at `time`, epoch milliseconds. */
export function judgeHour(stationId: string, hours: Hours, time: number, colouring: Colouring): Judged {
  return worstOf(meansAt(hours, stationId, time), colouring) ?? { level: 'noData', mean: null };
}

/** The pollutants that decide. */
export const judgedBy = (by: ColourBy): readonly string[] => pollutants.filter((name) => by === 'index' || name === by);

const warnings: readonly StationLevel[] = ['none', 'low', 'medium', 'high'];
const states: readonly StationLevel[] = ['late', 'offline', 'maintenance', 'noData'];

/** All that a mark can say, as a legend has it: from good to bad, then why nothing is known. */
export const levelsOf = ({ by, standard }: Colouring): readonly StationLevel[] => [
  ...(by === 'warning' ? warnings : bandsOf(standard)),
  ...states,
];

/** What stations can be coloured by: what at least one of them measures and the standard judges. */
export function offered(locations: readonly LocationSummary[], standard: IndexStandard): ColourBy[] {
  const measured = new Set(locations.flatMap(({ means = [] }) => means.map(({ parameter }) => parameter)));
  const judged = pollutants.filter((name) => measured.has(name) && indexDefinitions[standard].pollutants[name]);
  return measured.size === 0 ? ['warning'] : ['warning', 'index', ...judged];
}
