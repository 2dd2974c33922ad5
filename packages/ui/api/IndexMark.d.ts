import { type IndexScale } from './indexScales.js';
export type { IndexScale } from './indexScales.js';
export interface IndexMarkProps {
    scale: IndexScale;
    /** From 1, the best; `null` where there are not enough data. */
    band: 1 | 2 | 3 | 4 | 5 | 6 | null;
    /** Said in its place; the component knows the name of every band. */
    label?: string;
    isLabelVisible?: boolean;
    /** `none` where the same words stand next to it already. */
    announce?: 'label' | 'none';
    size?: 'small' | 'medium' | 'large';
}
/** A band of an air quality index: digit, colour and word say the same thing. Without data it looks like none of them. */
export declare function IndexMark({ scale, band, label, isLabelVisible, announce, size, }: IndexMarkProps): import("react").JSX.Element;
