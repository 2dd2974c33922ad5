import type { ChartSeries } from '../data/series.ts';

/** Minimum number of samples in a view. */
const fewestSamples = 6;
/** Number of steps that are compared in each series, because it may have millions. */
const comparedSteps = 1000;
/** Part of the period that can be shown alone however long the steps are. */
const largestPart = 1 / 4;

/** Width in milliseconds of the narrowest view of a period: a few of the smallest steps between samples. */
export function narrowestView(series: readonly ChartSeries[], from: number, to: number): number {
  const steps = series.map(({ times }) => smallestStep(times));
  const step = Math.min(...steps);
  return Math.min(Number.isFinite(step) ? Math.max(1, step) * fewestSamples : 360_000, (to - from) * largestPart);
}

/** Smallest of steps that are spread over the series; infinite without steps. */
function smallestStep(times: Float64Array): number {
  let smallest = Infinity;
  const stride = Math.max(1, (times.length - 1) / comparedSteps);
  for (let place = 1; place < times.length; place += stride) {
    const index = Math.floor(place);
    const step = times[index]! - times[index - 1]!;
    if (step > 0 && step < smallest) smallest = step;
  }
  return smallest;
}
