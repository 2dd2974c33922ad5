export type WarningLevel = 'none' | 'low' | 'medium' | 'high' | 'noData' | 'late' | 'offline' | 'maintenance';
export declare const warningLevels: readonly WarningLevel[];
export interface MarkShape {
    /** Outline as an SVG path in a box of 20 × 20. */
    body: string;
    /** SVG path of the stroked sign on the outline. */
    sign: string;
    ink: 'dark' | 'light' | 'outline';
}
/** One outline per level, shared by page and map, so that levels are distinguishable without colour. */
export declare const markShapes: Record<WarningLevel, MarkShape>;
