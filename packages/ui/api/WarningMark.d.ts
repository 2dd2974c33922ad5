import { WarningLevel, WarningLevel as WarningLevel$1 } from "./markShapes.js";
interface WarningMarkProps {
  level: WarningLevel$1;
  /** Fill `#rrggbb` that replaces the colour of the level. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  label?: string | undefined;
  isLabelVisible?: boolean | undefined;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}
/** Shape, colour and text carry the same meaning; any one of them is sufficient. Only `unrated` has no own text. */
declare function WarningMark({
  level,
  color,
  label,
  isLabelVisible,
  announce,
  size
}: WarningMarkProps): import("react").JSX.Element;
export { type WarningLevel, WarningMark, WarningMarkProps };