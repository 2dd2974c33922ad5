export interface SkeletonProps {
    shape?: 'text' | 'block' | 'circle';
    /** CSS lengths; a text line is as wide as its container and 1 em high. */
    width?: string;
    height?: string;
    /** Lines of text; the last one is shorter. */
    lines?: number;
}
/** The shape of what is coming. Silent: the region round it says `aria-busy`. */
export declare function Skeleton({ shape, width, height, lines }: SkeletonProps): import("react").JSX.Element;
