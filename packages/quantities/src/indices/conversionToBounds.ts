import { type Conversion, conversionOf } from '../units/conversion.ts';
import type { IndexDefinition } from './airQualityIndex.ts';

/**
 * How values of a pollutant become values in the unit of its bounds; undefined when the index does not judge it, or its
 * unit does not convert.
 */
export function conversionToBounds(
  { pollutants }: IndexDefinition,
  parameter: string,
  unit: string,
): Conversion | undefined {
  const pollutant = pollutants[parameter];
  return pollutant && conversionOf(unit, pollutant.precision.unit, { substance: parameter });
}
