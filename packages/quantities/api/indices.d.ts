declare const indexStandards: readonly ['eu2024', 'euLegacy', 'us2024'];
type IndexStandard = (typeof indexStandards)[number];
/** The mean an index judges: of an hour, or of the last 24 hours. */
type IndexAveraging = 'PT1H' | 'PT24H';
/** Rounding or truncation of a mean before it is compared with the bounds. */
interface Precision {
  by: 'rounding' | 'truncation';
  decimals: number;
  /** In which the decimals count. */
  unit: 'µg/m³' | 'ppm' | 'ppb';
}
/** How an index judges one pollutant. */
interface IndexPollutant {
  averaging: IndexAveraging;
  /** Upper bound of every band but the last, which has none, in the unit of `precision`. A bound belongs to the band below it. */
  upperBounds: readonly number[];
  precision: Precision;
}
/** An air quality index as data. Bands count from 1, the best. */
interface IndexDefinition {
  standard: IndexStandard;
  /** Colour of each band, from best to worst. */
  colors: readonly string[];
  pollutants: Readonly<Record<string, IndexPollutant>>;
}
/** US EPA, technical assistance document for the reporting of daily air quality, May 2024: truncate first. */
declare const epaPrecision: {
  readonly PM10: {
    readonly by: 'truncation';
    readonly decimals: 0;
    readonly unit: 'µg/m³';
  };
  readonly 'PM2.5': {
    readonly by: 'truncation';
    readonly decimals: 1;
    readonly unit: 'µg/m³';
  };
  readonly O3: {
    readonly by: 'truncation';
    readonly decimals: 3;
    readonly unit: 'ppm';
  };
  readonly CO: {
    readonly by: 'truncation';
    readonly decimals: 1;
    readonly unit: 'ppm';
  };
  readonly NO2: {
    readonly by: 'truncation';
    readonly decimals: 0;
    readonly unit: 'ppb';
  };
  readonly SO2: {
    readonly by: 'truncation';
    readonly decimals: 0;
    readonly unit: 'ppb';
  };
};
declare const indexDefinitions: Readonly<Record<IndexStandard, IndexDefinition>>;
/**
 * Band of one mean, 1 = best; undefined when the index does not judge the pollutant, or there is no mean (NaN).
 * @param value in the unit of the pollutant's bounds
 */
declare function bandOf({
  pollutants
}: IndexDefinition, parameter: string, value: number): number | undefined;
/** The worst band of several means and the parameter that decides it; the first of equals. */
declare function worstBand(definition: IndexDefinition, values: Iterable<readonly [parameter: string, value: number]>): {
  band: number;
  decidedBy: string;
} | undefined;
/** First and last value of each band as a legend prints them, both inclusive; null for the end of the last. */
declare function bandRanges({
  pollutants
}: IndexDefinition, parameter: string): readonly (readonly [from: number, to: number | null])[];
/** Converts a value: `value * factor + offset`. */
interface Conversion {
  factor: number;
  offset: number;
  /** Temperature of a conversion between volume and mass, °C. It is always at 101.325 kPa. */
  temperature?: number | undefined;
}
/**
 * How values of a pollutant become values in the unit of its bounds; undefined when the index does not judge it, or its
 * unit does not convert.
 */
declare function conversionToBounds({
  pollutants
}: IndexDefinition, parameter: string, unit: string): Conversion | undefined;
/** Hourly values: the n-th covers [start + n·3600, start + (n+1)·3600), seconds. NaN = null. */
interface Hours {
  start: number;
  values: ArrayLike<number>;
}
/**
 * Band of each day: that of its worst hour, and of the worst pollutant in it. An index has no mean. NaN where under
 * three quarters of the hours have a band (18 of 24).
 * @param pollutants hours of each; an hour belongs to the day in which it starts.
 * @param edges of the days, seconds.
 */
declare function indexDays(definition: IndexDefinition, pollutants: readonly (readonly [parameter: string, hours: Hours])[], edges: readonly number[]): Float64Array;
/** A mean that an index may judge. */
interface JudgedMean {
  parameter: string;
  /** In the unit of the index's bounds. */
  value: number;
  averaging: IndexAveraging;
  /** End of the averaging interval, epoch milliseconds. */
  end: number;
}
/**
 * Index of a station: the worst band of the means that end last, and the mean that decides it. An older mean is left
 * out, because a band of several hours would be the air of no hour. Undefined without a mean that the index judges.
 */
declare function indexOfMeans<Mean extends JudgedMean>(definition: IndexDefinition, means: readonly Mean[]): {
  band: number;
  mean: Mean;
} | undefined;
export { type IndexAveraging, type IndexDefinition, type IndexPollutant, type IndexStandard, type JudgedMean, type Precision, bandOf, bandRanges, conversionToBounds, epaPrecision, indexDays, indexDefinitions, indexOfMeans, indexStandards, worstBand };