import { StationVerdict as StationVerdict$1 } from "@zrak/quantities/verdict";
interface StationVerdictProps {
  verdict: StationVerdict$1;
  /** Time zone of the station, an IANA name. */
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
  size?: 'small' | 'medium' | undefined;
  /** How much of the cause is shown: the pollutant, or its value and time, too. */
  cause?: 'none' | 'pollutant' | 'value' | undefined;
}
/** The verdict on a station in one line: mark, word, cause, and a warning that says something else. */
declare function StationVerdict({
  verdict,
  timeZone,
  now,
  size,
  cause
}: StationVerdictProps): import("react").JSX.Element;
export { StationVerdict, StationVerdictProps };