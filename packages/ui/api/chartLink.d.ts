/** Ties the cursors of graphs to one another, and to whatever else follows a time: a map, say. */
export interface ChartLink {
    /** Null takes the cursor away. */
    move: (time: number | null) => void;
    subscribe: (listener: (time: number | null) => void) => () => void;
}
export declare function createChartLink(): ChartLink;
