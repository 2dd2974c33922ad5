import { type WarningLevel } from './types/components/WarningMark/shapes.js';
export type { WarningLevel } from './types/components/WarningMark/shapes.js';
export interface WarningMarkProps {
    level: WarningLevel;
    /** Fill `#rrggbb` that replaces the colour of the level. */
    color?: string;
    /** Replaces the built-in name of the level. */
    label?: string;
    isLabelVisible?: boolean;
    /** `none` if the same text is already next to it. */
    announce?: 'label' | 'none';
    size?: 'small' | 'medium' | 'large';
}
/** Shape, colour and text carry the same meaning; any one of them is sufficient. Only `unrated` has no own text. */
export declare function WarningMark({ level, color, label, isLabelVisible, announce, size, }: WarningMarkProps): import("react").JSX.Element;
