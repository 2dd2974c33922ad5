import { ReactNode } from "react";
import { IndexScale } from "./indexScales.js";
interface StatTileProps {
  /** The measured quantity: "PM10". */
  label: ReactNode;
  /** Its full name, if the label is a formula. */
  description?: ReactNode | undefined;
  /** Already formatted; `null` if there is no value. */
  value: string | null;
  /** Unit with superscripts: "µg/m³". */
  unit?: string | undefined;
  /** Interval and time of the value as text: "1 h mean, 14:00". */
  time?: ReactNode | undefined;
  /** At the upper right: a `WarningMark` or a `Badge`. */
  mark?: ReactNode | undefined;
  /** Beside the value: a `Sparkline` of its recent course. */
  trend?: ReactNode | undefined;
  /** Band of an air quality index that the value is in: colours the edge, and shows its mark. */
  band?: {
    scale: IndexScale;
    band: 1 | 2 | 3 | 4 | 5 | 6;
  } | undefined;
  /** Makes the tile a toggle button. */
  onPress?: (() => void) | undefined;
  isSelected?: boolean | undefined;
}
/** One large value with its name, unit and time. */
declare function StatTile({
  label,
  description,
  value,
  unit,
  time,
  mark,
  trend,
  band,
  onPress,
  isSelected
}: StatTileProps): import("react").JSX.Element;
export { StatTile, StatTileProps };