export { bandOf, bandRanges, epaPrecision, type IndexAveraging, type IndexDefinition, type IndexPollutant, indexDefinitions, type IndexStandard, indexStandards, type Precision, worstBand, } from './types/indices/airQualityIndex.js';
export { indexDays } from './types/indices/indexDays.js';
