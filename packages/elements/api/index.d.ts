import { Client, Location, LocationSummary, NativeInterval } from "@zrak/api-client";
import { ComponentType } from "preact";
/** The languages of the elements. A new language is an entry here and a catalogue in `locales`. */
declare const languages: {
  readonly en: {
    readonly tag: 'en-GB';
    readonly load: () => Promise<{
      "elements.Course.range": string;
      "elements.Course.rangeOfDays": string;
      "elements.failure.failed": string;
      "elements.failure.failed.hint": string;
      "elements.failure.incomplete": string;
      "elements.failure.incomplete.hint": string;
      "elements.failure.noStation": string;
      "elements.failure.noStation.hint": string;
      "elements.failure.notPublic": string;
      "elements.failure.notPublic.hint": string;
      "elements.failure.unreachable": string;
      "elements.failure.unreachable.hint": string;
      "elements.interval.P1D": string;
      "elements.interval.PT10M": string;
      "elements.interval.PT15M": string;
      "elements.interval.PT1H": string;
      "elements.interval.PT1M": string;
      "elements.interval.PT30M": string;
      "elements.interval.PT3H": string;
      "elements.interval.PT5M": string;
      "elements.level.high": string;
      "elements.level.late": string;
      "elements.level.low": string;
      "elements.level.maintenance": string;
      "elements.level.medium": string;
      "elements.level.noData": string;
      "elements.level.none": string;
      "elements.level.notEnough": string;
      "elements.level.notMeasured": string;
      "elements.level.offline": string;
      "elements.level.unrated": string;
      "elements.loading": string;
      "elements.MapElement.stations": string;
      "elements.MapElement.title": string;
      "elements.outdated": string;
      "elements.retry": string;
      "elements.StationCard.airQuality": string;
      "elements.StationCard.decidedBy": string;
      "elements.StationCard.lastValue": string;
      "elements.StationCard.noValues": string;
      "elements.StationCard.values": string;
      "elements.StationCard.valuesFailed": string;
      "elements.StationElement.open": string;
      "elements.StationElement.timeZone": string;
      default: {
        "elements.Course.range": string;
        "elements.Course.rangeOfDays": string;
        "elements.failure.failed": string;
        "elements.failure.failed.hint": string;
        "elements.failure.incomplete": string;
        "elements.failure.incomplete.hint": string;
        "elements.failure.noStation": string;
        "elements.failure.noStation.hint": string;
        "elements.failure.notPublic": string;
        "elements.failure.notPublic.hint": string;
        "elements.failure.unreachable": string;
        "elements.failure.unreachable.hint": string;
        "elements.interval.P1D": string;
        "elements.interval.PT10M": string;
        "elements.interval.PT15M": string;
        "elements.interval.PT1H": string;
        "elements.interval.PT1M": string;
        "elements.interval.PT30M": string;
        "elements.interval.PT3H": string;
        "elements.interval.PT5M": string;
        "elements.level.high": string;
        "elements.level.late": string;
        "elements.level.low": string;
        "elements.level.maintenance": string;
        "elements.level.medium": string;
        "elements.level.noData": string;
        "elements.level.none": string;
        "elements.level.notEnough": string;
        "elements.level.notMeasured": string;
        "elements.level.offline": string;
        "elements.level.unrated": string;
        "elements.loading": string;
        "elements.MapElement.stations": string;
        "elements.MapElement.title": string;
        "elements.outdated": string;
        "elements.retry": string;
        "elements.StationCard.airQuality": string;
        "elements.StationCard.decidedBy": string;
        "elements.StationCard.lastValue": string;
        "elements.StationCard.noValues": string;
        "elements.StationCard.values": string;
        "elements.StationCard.valuesFailed": string;
        "elements.StationElement.open": string;
        "elements.StationElement.timeZone": string;
      };
    }>;
  };
  readonly sl: {
    readonly tag: 'sl-SI';
    readonly load: () => Promise<{
      "elements.Course.range": string;
      "elements.Course.rangeOfDays": string;
      "elements.failure.failed": string;
      "elements.failure.failed.hint": string;
      "elements.failure.incomplete": string;
      "elements.failure.incomplete.hint": string;
      "elements.failure.noStation": string;
      "elements.failure.noStation.hint": string;
      "elements.failure.notPublic": string;
      "elements.failure.notPublic.hint": string;
      "elements.failure.unreachable": string;
      "elements.failure.unreachable.hint": string;
      "elements.interval.P1D": string;
      "elements.interval.PT10M": string;
      "elements.interval.PT15M": string;
      "elements.interval.PT1H": string;
      "elements.interval.PT1M": string;
      "elements.interval.PT30M": string;
      "elements.interval.PT3H": string;
      "elements.interval.PT5M": string;
      "elements.level.high": string;
      "elements.level.late": string;
      "elements.level.low": string;
      "elements.level.maintenance": string;
      "elements.level.medium": string;
      "elements.level.noData": string;
      "elements.level.none": string;
      "elements.level.notEnough": string;
      "elements.level.notMeasured": string;
      "elements.level.offline": string;
      "elements.level.unrated": string;
      "elements.loading": string;
      "elements.MapElement.stations": string;
      "elements.MapElement.title": string;
      "elements.outdated": string;
      "elements.retry": string;
      "elements.StationCard.airQuality": string;
      "elements.StationCard.decidedBy": string;
      "elements.StationCard.lastValue": string;
      "elements.StationCard.noValues": string;
      "elements.StationCard.values": string;
      "elements.StationCard.valuesFailed": string;
      "elements.StationElement.open": string;
      "elements.StationElement.timeZone": string;
      default: {
        "elements.Course.range": string;
        "elements.Course.rangeOfDays": string;
        "elements.failure.failed": string;
        "elements.failure.failed.hint": string;
        "elements.failure.incomplete": string;
        "elements.failure.incomplete.hint": string;
        "elements.failure.noStation": string;
        "elements.failure.noStation.hint": string;
        "elements.failure.notPublic": string;
        "elements.failure.notPublic.hint": string;
        "elements.failure.unreachable": string;
        "elements.failure.unreachable.hint": string;
        "elements.interval.P1D": string;
        "elements.interval.PT10M": string;
        "elements.interval.PT15M": string;
        "elements.interval.PT1H": string;
        "elements.interval.PT1M": string;
        "elements.interval.PT30M": string;
        "elements.interval.PT3H": string;
        "elements.interval.PT5M": string;
        "elements.level.high": string;
        "elements.level.late": string;
        "elements.level.low": string;
        "elements.level.maintenance": string;
        "elements.level.medium": string;
        "elements.level.noData": string;
        "elements.level.none": string;
        "elements.level.notEnough": string;
        "elements.level.notMeasured": string;
        "elements.level.offline": string;
        "elements.level.unrated": string;
        "elements.loading": string;
        "elements.MapElement.stations": string;
        "elements.MapElement.title": string;
        "elements.outdated": string;
        "elements.retry": string;
        "elements.StationCard.airQuality": string;
        "elements.StationCard.decidedBy": string;
        "elements.StationCard.lastValue": string;
        "elements.StationCard.noValues": string;
        "elements.StationCard.values": string;
        "elements.StationCard.valuesFailed": string;
        "elements.StationElement.open": string;
        "elements.StationElement.timeZone": string;
      };
    }>;
  };
  readonly de: {
    readonly tag: 'de-DE';
    readonly load: () => Promise<{
      "elements.Course.range": string;
      "elements.Course.rangeOfDays": string;
      "elements.failure.failed": string;
      "elements.failure.failed.hint": string;
      "elements.failure.incomplete": string;
      "elements.failure.incomplete.hint": string;
      "elements.failure.noStation": string;
      "elements.failure.noStation.hint": string;
      "elements.failure.notPublic": string;
      "elements.failure.notPublic.hint": string;
      "elements.failure.unreachable": string;
      "elements.failure.unreachable.hint": string;
      "elements.interval.P1D": string;
      "elements.interval.PT10M": string;
      "elements.interval.PT15M": string;
      "elements.interval.PT1H": string;
      "elements.interval.PT1M": string;
      "elements.interval.PT30M": string;
      "elements.interval.PT3H": string;
      "elements.interval.PT5M": string;
      "elements.level.high": string;
      "elements.level.late": string;
      "elements.level.low": string;
      "elements.level.maintenance": string;
      "elements.level.medium": string;
      "elements.level.noData": string;
      "elements.level.none": string;
      "elements.level.notEnough": string;
      "elements.level.notMeasured": string;
      "elements.level.offline": string;
      "elements.level.unrated": string;
      "elements.loading": string;
      "elements.MapElement.stations": string;
      "elements.MapElement.title": string;
      "elements.outdated": string;
      "elements.retry": string;
      "elements.StationCard.airQuality": string;
      "elements.StationCard.decidedBy": string;
      "elements.StationCard.lastValue": string;
      "elements.StationCard.noValues": string;
      "elements.StationCard.values": string;
      "elements.StationCard.valuesFailed": string;
      "elements.StationElement.open": string;
      "elements.StationElement.timeZone": string;
      default: {
        "elements.Course.range": string;
        "elements.Course.rangeOfDays": string;
        "elements.failure.failed": string;
        "elements.failure.failed.hint": string;
        "elements.failure.incomplete": string;
        "elements.failure.incomplete.hint": string;
        "elements.failure.noStation": string;
        "elements.failure.noStation.hint": string;
        "elements.failure.notPublic": string;
        "elements.failure.notPublic.hint": string;
        "elements.failure.unreachable": string;
        "elements.failure.unreachable.hint": string;
        "elements.interval.P1D": string;
        "elements.interval.PT10M": string;
        "elements.interval.PT15M": string;
        "elements.interval.PT1H": string;
        "elements.interval.PT1M": string;
        "elements.interval.PT30M": string;
        "elements.interval.PT3H": string;
        "elements.interval.PT5M": string;
        "elements.level.high": string;
        "elements.level.late": string;
        "elements.level.low": string;
        "elements.level.maintenance": string;
        "elements.level.medium": string;
        "elements.level.noData": string;
        "elements.level.none": string;
        "elements.level.notEnough": string;
        "elements.level.notMeasured": string;
        "elements.level.offline": string;
        "elements.level.unrated": string;
        "elements.loading": string;
        "elements.MapElement.stations": string;
        "elements.MapElement.title": string;
        "elements.outdated": string;
        "elements.retry": string;
        "elements.StationCard.airQuality": string;
        "elements.StationCard.decidedBy": string;
        "elements.StationCard.lastValue": string;
        "elements.StationCard.noValues": string;
        "elements.StationCard.values": string;
        "elements.StationCard.valuesFailed": string;
        "elements.StationElement.open": string;
        "elements.StationElement.timeZone": string;
      };
    }>;
  };
};
type Language = keyof typeof languages;
/** First supported language of the BCP 47 tags, in order of preference; English without any. */
declare function languageOf(tags: readonly (string | null | undefined)[]): Language;
/** Addresses as the page names them. */
interface Addresses {
  /** Address of the portal: its configuration names the server, and links lead to it. */
  portal: string | null;
  /** Address of the API; replaces the one that the portal names. */
  server: string | null;
}
/** Newest value of a series. */
interface ShownValue {
  seriesId: string;
  name: string;
  parameter: string;
  value: number;
  unit: string;
  decimals: number;
  /** Start of the interval, epoch milliseconds. */
  time: number;
  interval: NativeInterval;
}
/** Values of the last 24 hours of one series, hourly unless measured less often; of 7 days if they are daily. NaN is a gap. */
interface Course {
  name: string;
  /** Of the values: the native interval of the series, if that is longer than an hour. */
  interval: NativeInterval;
  unit: string;
  decimals: number;
  times: Float64Array;
  values: Float64Array;
}
interface StationData {
  client: Client;
  station: Location;
  /** Newest value of the station, epoch milliseconds; null without any. */
  latestAt: number | null;
  values: ShownValue[];
  /** Whether there are no values because a call failed. */
  haveValuesFailed: boolean;
  /** Null if the server has no values of the last day, or of the last 7 days of a daily series. */
  course: Course | null;
}
interface StationsData {
  client: Client;
  stations: LocationSummary[];
}
/** Wishes of the page, read from the attributes of an element. */
interface Settings {
  addresses: Addresses;
  language: Language;
  theme: 'light' | 'dark' | 'auto';
  client: string;
  /** Empty for the map. */
  station: string;
  /** Level of the heading, 1 to 6. */
  headingLevel: number;
  /** Whether the map has its list below it. */
  hasList: boolean;
  /** Whether the page puts its own map in place of the frame: a child with `slot="map"`. */
  hasOwnMap: boolean;
}
declare const Base: {
  new (): HTMLElement;
  prototype: HTMLElement;
};
/** Renders a component into the shadow tree, again after each change of an attribute. */
declare abstract class ZrakElement extends Base {
  #private;
  static observedAttributes: string[];
  protected abstract readonly component: ComponentType<{
    settings: Settings;
    onData: (data: object) => void;
  }>;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(): void;
}
interface MapElementProps {
  settings: Settings;
  onData: (data: StationsData) => void;
}
/** The map in a frame and, as its text equivalent, the list of the same stations. */
declare function MapElement({
  settings,
  onData
}: MapElementProps): import("preact").JSX.Element;
/** `<zrak-map client="…">`: the map of the stations of a public client, and their list. */
declare class ZrakMap extends ZrakElement {
  protected readonly component: typeof MapElement;
}
interface StationElementProps {
  settings: Settings;
  onData: (data: StationData) => void;
}
declare function StationElement({
  settings,
  onData
}: StationElementProps): import("preact").JSX.Element;
/** `<zrak-station client="…" station="…">`: the newest values of one station of a public client. */
declare class ZrakStation extends ZrakElement {
  protected readonly component: typeof StationElement;
}
interface ElementsOptions {
  /** Address of the portal for elements without the attribute `portal`. */
  portal?: string | undefined;
}
/**
 * Defines `<zrak-station>` and `<zrak-map>`. Without effect on a server, and where they are defined already. A further
 * call without `portal` keeps the one of an earlier call.
 */
declare function defineElements({
  portal
}?: ElementsOptions): void;
declare global {
  interface HTMLElementEventMap {
    'zrak-data': CustomEvent<StationData | StationsData>;
  }
  interface HTMLElementTagNameMap {
    'zrak-station': ZrakStation;
    'zrak-map': ZrakMap;
  }
}
export { ElementsOptions, type Language, type StationData, type StationsData, ZrakMap, ZrakStation, defineElements, languageOf };