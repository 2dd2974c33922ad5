/** Synchronises the cursors of charts with each other and with other views of a time, for example a map. */
interface ChartLink {
  /** Null hides the cursor. */
  move: (time: number | null) => void;
  subscribe: (listener: (time: number | null) => void) => () => void;
}
declare function createChartLink(): ChartLink;
export { ChartLink, createChartLink };