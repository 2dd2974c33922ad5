export { type Averages, dailyEightHours, type Exceedance, type ExceedanceCount, exceedancesOf, exceeds, type JudgedLimit, verdictOf, } from './types/limits/exceedances.js';
export { type LimitAveraging, type LimitKind, type LimitValue, limitValues } from './types/limits/limitValues.js';
export { type Regime, type RegimePeriod, regimePeriodOf, regimePeriods, requiredByRegime } from './types/limits/regimes.js';
export { holdsOverYears, meanOfYears, type YearCount, type YearsMean, yearsUpTo } from './types/limits/threeYears.js';
