export {
  type Averages,
  dailyEightHours,
  type Exceedance,
  type ExceedanceCount,
  exceedancesOf,
  exceeds,
  isAboveLimit,
  type JudgedLimit,
  verdictOf,
} from './exceedances.ts';
export { type LimitAveraging, type LimitKind, type LimitValue, limitValues } from './limitValues.ts';
export { firstSeasonStart, peakSeason, type Season } from './peakSeason.ts';
export { type Regime, type RegimePeriod, regimePeriodOf, regimePeriods, requiredByRegime } from './regimes.ts';
export { holdsOverYears, meanOfYears, type YearCount, type YearsMean, yearsUpTo } from './threeYears.ts';
