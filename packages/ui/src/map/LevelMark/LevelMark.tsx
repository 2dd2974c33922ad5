import { IndexMark } from '../../components/IndexMark/IndexMark.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { bands, isBand } from '../bands.ts';
import type { StationLevel } from '../levels.ts';

export interface LevelMarkProps {
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  label?: string;
  isLabelVisible?: boolean;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none';
}

/**
 * Level of a station as drawn on the map: a warning, a band of an air quality index, or the reason why there is none.
 */
export function LevelMark({ level, color, ...rest }: LevelMarkProps) {
  return isBand(level) ? (
    <IndexMark {...rest} scale={bands[level].scale} band={bands[level].band} size="small" />
  ) : (
    <WarningMark {...rest} level={level} color={color} />
  );
}
