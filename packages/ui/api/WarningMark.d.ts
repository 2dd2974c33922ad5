import { type WarningLevel } from './types/components/WarningMark/shapes.js';
export type { WarningLevel } from './types/components/WarningMark/shapes.js';
export interface WarningMarkProps {
    level: WarningLevel;
    /** Replaces the built-in name of the level. */
    label?: string;
    isLabelVisible?: boolean;
    /** `none` if the same text is already next to it. */
    announce?: 'label' | 'none';
    size?: 'small' | 'medium' | 'large';
}
/** Shape, colour and text carry the same meaning; any one of them is sufficient. */
export declare function WarningMark({ level, label, isLabelVisible, announce, size, }: WarningMarkProps): import("react").JSX.Element;
