export {
  bandOf,
  bandRanges,
  epaPrecision,
  type IndexAveraging,
  type IndexDefinition,
  type IndexPollutant,
  indexDefinitions,
  type IndexStandard,
  indexStandards,
  type Precision,
  worstBand,
} from './airQualityIndex.ts';
export { conversionToBounds } from './conversionToBounds.ts';
export { indexDays } from './indexDays.ts';
export { indexOfMeans, type JudgedMean } from './indexOfMeans.ts';
