import { IndexMark } from '../../components/IndexMark/IndexMark.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { bands, isBand } from '../bands.ts';
import type { StationLevel } from '../levels.ts';

export interface LevelMarkProps {
  level: StationLevel;
  /** Said in its place; the component knows a word for every level. */
  label?: string;
  isLabelVisible?: boolean;
  /** `none` where the same words stand next to it already. */
  announce?: 'label' | 'none';
}

/** What a station shows, as the map draws it: a warning, a band of an air quality index, or why there is neither. */
export function LevelMark({ level, ...rest }: LevelMarkProps) {
  return isBand(level) ? (
    <IndexMark {...rest} scale={bands[level].scale} band={bands[level].band} size="small" />
  ) : (
    <WarningMark {...rest} level={level} />
  );
}
