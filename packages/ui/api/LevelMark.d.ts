import { StationLevel } from "./stationLevels.js";
interface LevelMarkProps {
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  label?: string | undefined;
  isLabelVisible?: boolean | undefined;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none' | undefined;
}
/**
 * Level of a station as drawn on the map: a warning, a band of an air quality index, or the reason why there is none.
 */
declare function LevelMark({
  level,
  color,
  ...rest
}: LevelMarkProps): import("react").JSX.Element;
export { LevelMark, LevelMarkProps };