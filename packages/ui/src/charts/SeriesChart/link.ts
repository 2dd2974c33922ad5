/** Synchronises the cursors of charts with each other and with other views of a time, for example a map. */
export interface ChartLink {
  /** Null hides the cursor. */
  move: (time: number | null) => void;
  subscribe: (listener: (time: number | null) => void) => () => void;
}

export function createChartLink(): ChartLink {
  const listeners = new Set<(time: number | null) => void>();
  return {
    move: (time) => listeners.forEach((listener) => listener(time)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
