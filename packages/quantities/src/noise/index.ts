export {
  dayEveningNight,
  type NoiseIndicators,
  noiseIndicators,
  type NoisePeriods,
  noisePeriods,
  noisePeriodsOf,
  partOfDay,
  type PartOfDay,
} from './noiseIndicators.ts';
