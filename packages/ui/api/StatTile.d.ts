import { ReactNode } from "react";
interface StatTileProps {
  /** The measured quantity: "PM10". */
  label: ReactNode;
  /** Already formatted; `null` if there is no value. */
  value: string | null;
  /** Unit with superscripts: "µg/m³". */
  unit?: string;
  /** Interval and time of the value as text: "1 h mean, 14:00". */
  time?: ReactNode;
  /** At the upper right: a `WarningMark` or a `Badge`. */
  mark?: ReactNode;
  /** Below the value: a `Sparkline` of its recent course. */
  trend?: ReactNode;
  /** Makes the tile a toggle button. */
  onPress?: () => void;
  isSelected?: boolean;
}
/** One large value with its name, unit and time. */
declare function StatTile({
  label,
  value,
  unit,
  time,
  mark,
  trend,
  onPress,
  isSelected
}: StatTileProps): import("react").JSX.Element;
export { StatTile, StatTileProps };