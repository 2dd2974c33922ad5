import { type WarningLevel } from './types/components/WarningMark/shapes.js';
export type { WarningLevel } from './types/components/WarningMark/shapes.js';
export interface WarningMarkProps {
    level: WarningLevel;
    /** Said in its place; the component knows a word for every level. */
    label?: string;
    isLabelVisible?: boolean;
    /** `none` where the same words stand next to it already. */
    announce?: 'label' | 'none';
    size?: 'small' | 'medium' | 'large';
}
/** Shape, colour and word say the same thing; any one of them is enough. */
export declare function WarningMark({ level, label, isLabelVisible, announce, size, }: WarningMarkProps): import("react").JSX.Element;
