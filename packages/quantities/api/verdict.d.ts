import { IndexAveraging, IndexDefinition, IndexStandard } from "./indices.js";
/**
 * Band of each hour from the hourly means of several pollutants: that of the worst one; null where no pollutant that
 * the index judges by the hour has a mean.
 *
 * @param pollutants means of each, on one grid; NaN is a gap
 */
declare function hoursOfIndex(definition: IndexDefinition, pollutants: readonly {
  parameter: string;
  values: ArrayLike<number>;
}[]): ({
  band: number;
  decidedBy: string;
} | null)[];
/** `unrated`: a warning of which only the colour is known. */
type WarningLevel = 'none' | 'low' | 'medium' | 'high' | 'noData' | 'unrated';
interface StationWarning {
  level: WarningLevel;
  /** Colour of the server. */
  color?: string | undefined;
  /** Text of the server in the reader's language. */
  label?: string | undefined;
  /** Subject of the warning. One of the index says the same as the index. */
  basis?: 'index' | 'noise' | 'other' | undefined;
}
/** A warning from the fields of an answer, which may hold anything. */
declare function warningFrom(fields?: { [Field in keyof StationWarning]?: unknown }): StationWarning;
type StationState = 'ok' | 'late' | 'offline' | 'maintenance' | 'noData';
/** Index of a station: band, the pollutant that decides it, and the mean of that pollutant where it is known. */
interface VerdictIndex {
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
interface JudgedStation {
  warning: StationWarning;
  state?: StationState | undefined;
  latestAt?: string | undefined;
  /** Categories of its series; none if the server does not name them. */
  categories?: readonly string[] | undefined;
  index?: (Omit<VerdictIndex, 'band'> & {
    band: number;
  }) | undefined;
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
type StationVerdict = {
  kind: 'index';
  index: VerdictIndex;
  warning?: StationWarning | undefined;
  latestAt?: string | undefined;
} | {
  kind: 'warning';
  warning: StationWarning;
  latestAt?: string | undefined;
} | {
  kind: 'late' | 'offline' | 'maintenance' | 'notEnough' | 'noAir' | 'noData';
  latestAt?: string | undefined;
};
declare function stationVerdict(station: JudgedStation): StationVerdict;
/** A value with the fields of the contract. */
interface DatedValue {
  parameter: string;
  /** Without one, the parameter names the value. */
  name?: string | undefined;
  value: number;
  unit: string;
  decimals: number;
  /** Start of the interval, a time of ISO 8601. */
  time: string;
}
/**
 * The value to show beside a verdict. With an index it is that of the pollutant that decides: another one would seem to
 * be the reason for the class. Otherwise it is the first of the newest values.
 */
declare function valueBeside(verdict: StationVerdict, latest: readonly DatedValue[]): DatedValue | undefined;
export { type DatedValue, type JudgedStation, type StationState, type StationVerdict, type StationWarning, type VerdictIndex, type WarningLevel, hoursOfIndex, stationVerdict, valueBeside, warningFrom };