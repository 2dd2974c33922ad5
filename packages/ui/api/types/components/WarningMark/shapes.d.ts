export type WarningLevel = 'none' | 'low' | 'medium' | 'high' | 'noData' | 'late' | 'offline' | 'maintenance';
export declare const warningLevels: readonly WarningLevel[];
export interface MarkShape {
    /** Outline, as a path in a box of 20 × 20. */
    body: string;
    /** What is drawn on it, stroked. */
    sign: string;
    ink: 'dark' | 'light' | 'outline';
}
/** One outline per level, shared by the page and the map, so that neither needs its colour to be told apart. */
export declare const markShapes: Record<WarningLevel, MarkShape>;
