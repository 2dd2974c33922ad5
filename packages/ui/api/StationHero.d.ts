import { StationVerdict } from "@zrak/quantities/verdict";
import { ReactNode, Ref } from "react";
interface StationHeroProps {
  name: string;
  verdict: StationVerdict;
  /** Time zone of the station, an IANA name. */
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
  /**
   * Index of the last hours: band of each hour, and the start of the first one in epoch milliseconds. `loading`
   * reserves its place; null without an index.
   */
  hours?: {
    bands: readonly (number | null)[];
    start: number;
  } | 'loading' | null | undefined;
  /** Above the name: the way back. */
  breadcrumb?: ReactNode | undefined;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}
/** Head of a station's page: name, verdict with its cause, one line of advice, and the index of the last hours. */
declare function StationHero({
  name,
  verdict,
  timeZone,
  now,
  hours,
  breadcrumb,
  ref
}: StationHeroProps): import("react").JSX.Element;
export { StationHero, StationHeroProps };