import { indexDefinitions, indexOfMeans, type IndexAveraging, type IndexStandard } from '../indices/index.ts';

/** `unrated`: a warning of which only the colour is known. */
export type WarningLevel = 'none' | 'low' | 'medium' | 'high' | 'noData' | 'unrated';

export interface StationWarning {
  level: WarningLevel;
  /** Colour of the server. */
  color?: string | undefined;
  /** Text of the server in the reader's language. */
  label?: string | undefined;
  /** Subject of the warning. One of the index says the same as the index. */
  basis?: 'index' | 'noise' | 'other' | undefined;
}

/** Whether a level says that something is to be warned of. */
const raised: Record<WarningLevel, boolean> = {
  none: false,
  low: true,
  medium: true,
  high: true,
  noData: false,
  unrated: false,
};
const warningLevels = Object.keys(raised) as WarningLevel[];

/** A warning from the fields of an answer, which may hold anything. */
export function warningFrom(fields: { [Field in keyof StationWarning]?: unknown } = {}): StationWarning {
  const { level, color, label, basis } = fields;
  const textOf = (field: unknown) => (typeof field === 'string' && field !== '' ? field : undefined);
  return {
    level: warningLevels.find((known) => known === level) ?? 'unrated',
    color: textOf(color),
    label: textOf(label),
    basis: (['index', 'noise', 'other'] as const).find((known) => known === basis),
  };
}

export type StationState = 'ok' | 'late' | 'offline' | 'maintenance' | 'noData';

/** Index of a station: band, the pollutant that decides it, and the mean of that pollutant where it is known. */
export interface VerdictIndex {
  standard: IndexStandard;
  /** From 1, the best. */
  band: 1 | 2 | 3 | 4 | 5 | 6;
  /** Parameter that decides: `PM2.5`. */
  decidedBy: string;
  value?: number | undefined;
  unit?: string | undefined;
  decimals?: number | undefined;
  averaging?: IndexAveraging | undefined;
  /** Start of the interval, a time of ISO 8601. */
  time: string;
  /** One line of advice, in the words of the server. */
  advice?: string | undefined;
}

interface Mean {
  parameter: string;
  value: number;
  unit: string;
  decimals: number;
  averaging: IndexAveraging;
  time: string;
}

/** Answer of a server about a station, in the fields of the contract. All but the warning may be missing. */
export interface JudgedStation {
  warning: StationWarning;
  state?: StationState | undefined;
  latestAt?: string | undefined;
  /** Categories of its series; none if the server does not name them. */
  categories?: readonly string[] | undefined;
  index?: (Omit<VerdictIndex, 'band'> & { band: number }) | undefined;
  means?: readonly Mean[] | undefined;
}

/**
 * The one verdict on a station.
 *
 * - `index`: an air quality index, with a warning only where it says something else;
 * - `warning`: the warning of a server that sends no index;
 * - `late`, `offline`, `maintenance`: the reason why an old value is not judged, with the time of the newest value;
 * - `notEnough`: air is measured, but the data do not suffice for an index;
 * - `noAir`: neither air nor noise is measured;
 * - `noData`: nothing has been measured yet, or the server says nothing.
 */
export type StationVerdict =
  | { kind: 'index'; index: VerdictIndex; warning?: StationWarning | undefined; latestAt?: string | undefined }
  | { kind: 'warning'; warning: StationWarning; latestAt?: string | undefined }
  | { kind: 'late' | 'offline' | 'maintenance' | 'notEnough' | 'noAir' | 'noData'; latestAt?: string | undefined };

/** States in which an old value is not judged. A server may send a state that we do not know. */
const reasons = {
  ok: undefined,
  late: 'late',
  offline: 'offline',
  maintenance: 'maintenance',
  noData: undefined,
} as const satisfies Record<StationState, StationVerdict['kind'] | undefined>;

/** The standard of the verdict. */
const standard = 'eu2024';
const lengths: Record<IndexAveraging, number> = { PT1H: 3_600_000, PT24H: 24 * 3_600_000 };

export function stationVerdict(station: JudgedStation): StationVerdict {
  const { state = 'ok', latestAt, warning, categories = [] } = station;
  const reason = reasons[state];
  if (reason) return { kind: reason, latestAt };
  const index = indexOf(station);
  if (index) return { kind: 'index', index, latestAt, warning: isAddition(warning) ? warning : undefined };
  const has = (category: string) => categories.includes(category);
  const isUnknown = categories.length === 0;
  if (!isUnknown && !has('pollution') && !has('noise') && !isRaised(warning)) return { kind: 'noAir', latestAt };
  if (warning.level !== 'noData' && state !== 'noData') return { kind: 'warning', warning, latestAt };
  if (latestAt === undefined) return { kind: 'noData' };
  return { kind: isUnknown || has('pollution') ? 'notEnough' : 'noAir', latestAt };
}

const isRaised = ({ level }: StationWarning) => raised[level];
const isAddition = (warning: StationWarning) => isRaised(warning) && warning.basis !== 'index';

/** The index of the server, otherwise that of the means it sends. */
function indexOf({ index, means = [] }: JudgedStation): VerdictIndex | undefined {
  if (index && isBand(index.band)) return { ...index, band: index.band };
  const found = indexOfMeans(
    indexDefinitions[standard],
    means.map((mean) => ({ ...mean, end: Date.parse(mean.time) + lengths[mean.averaging] })),
  );
  if (!found || !isBand(found.band)) return undefined;
  const { parameter, value, unit, decimals, averaging, time } = found.mean;
  return { standard, band: found.band, decidedBy: parameter, value, unit, decimals, averaging, time };
}

const isBand = (band: number): band is VerdictIndex['band'] => Number.isInteger(band) && band >= 1 && band <= 6;
