import { IntlShape } from "@formatjs/intl";
import { StationVerdict, WarningLevel } from "@zrak/quantities/verdict";
import { StationLevel } from "./stationLevels.js";
interface VerdictCause {
  /** Parameter that decides: `PM2.5`. */
  parameter: string;
  /** The same as words: "because of PM2.5". */
  because: string;
  /** "36.5 µg/m³", where the server sends the value. */
  value?: string | undefined;
  /** Interval of the value: "07:00–08:00". */
  time: string;
}
/** A verdict in words. */
interface VerdictText {
  /** Level of the mark. */
  level: StationLevel;
  /** Colour of a warning that the server sends. */
  color?: string | undefined;
  /** "Moderate", "Delayed, last value 06:15". */
  word: string;
  cause?: VerdictCause | undefined;
  /** A warning beside the index that says something else. */
  warning?: {
    level: WarningLevel;
    color?: string | undefined;
    word: string;
  } | undefined;
  advice?: string | undefined;
}
interface VerdictTime {
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
}
/** Level of the mark for a verdict. */
declare function levelOfVerdict(verdict: StationVerdict): StationLevel;
/** A time of today, or with its date: "06:15", "23 Nov, 06:15". */
declare function momentText(intl: Pick<IntlShape, 'formatDate'>, time: string, {
  timeZone,
  now
}: VerdictTime): string;
type VerdictTextOf = (verdict: StationVerdict, time: VerdictTime) => VerdictText;
/** Words of verdicts, the same wherever a station is shown. */
declare function useVerdictText(): VerdictTextOf;
export { VerdictCause, VerdictText, VerdictTime, levelOfVerdict, momentText, useVerdictText };