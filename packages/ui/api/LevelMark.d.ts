import type { StationLevel } from './stationLevels.js';
export interface LevelMarkProps {
    level: StationLevel;
    /** Said in its place; the component knows a word for every level. */
    label?: string;
    isLabelVisible?: boolean;
    /** `none` where the same words stand next to it already. */
    announce?: 'label' | 'none';
}
/** What a station shows, as the map draws it: a warning, a band of an air quality index, or why there is neither. */
export declare function LevelMark({ level, ...rest }: LevelMarkProps): import("react").JSX.Element;
