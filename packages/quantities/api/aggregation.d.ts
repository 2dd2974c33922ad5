export { type Aggregate, aggregate } from './types/aggregation/aggregate.js';
export { type Aggregator, averageOf, type AveragingRule, energeticMean, energyOf, levelOf, mean, percentileLevel, quantile, vectorMean, } from './types/aggregation/averages.js';
export { averageOfEnough, requiredCapture, requiredCoverage } from './types/aggregation/coverage.js';
export { maximumDailyEightHours, runningEightHours } from './types/aggregation/eightHours.js';
export { flag, type Grid, isMeasured } from './types/aggregation/grid.js';
export { exceededBy, isFromDistribution, nativeRule } from './types/aggregation/percentileLevels.js';
export { nullable, rounded, roundedHalfUp, truncated } from './types/aggregation/rounding.js';
