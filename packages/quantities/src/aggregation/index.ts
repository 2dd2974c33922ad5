export { type Aggregate, aggregate, aggregatedValues } from './aggregate.ts';
export {
  type Aggregator,
  averageOf,
  type AveragingRule,
  energeticMean,
  energyOf,
  levelOf,
  mean,
  percentileLevel,
  quantile,
  vectorMean,
} from './averages.ts';
export { averageOfEnough, requiredCapture, requiredCoverage } from './coverage.ts';
export { maximumDailyEightHours, runningEightHours } from './eightHours.ts';
export { flag, type Grid, isMeasured } from './grid.ts';
export { exceededBy, isFromDistribution, nativeRule } from './percentileLevels.ts';
export { halfUp, nullable, rounded, truncated } from './rounding.ts';
