import type { Averages } from '@zrak/quantities/limits';

/** Values of consecutive hours. @param start of the first, seconds */
export const hourly = (start: number, values: Float64Array): Averages => ({
  edges: Array.from({ length: values.length + 1 }, (_, index) => start + index * 3600),
  values,
});
