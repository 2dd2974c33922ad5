import type { Series } from '@zrak/api-client';
import { conversionToBounds, indexDefinitions } from '@zrak/quantities/indices';
import type { HourColumn } from './hours.ts';

const unitOfBounds = 'µg/m³';

/**
 * Conversion to µg/m³, in which every standard has its bounds; undefined if the index does not judge the parameter, or
 * its unit does not convert. A server that names no unit has that of the bounds.
 */
export const conversionToIndex = ({ parameter, unit }: Pick<Series, 'parameter' | 'unit'>) =>
  conversionToBounds(indexDefinitions.eu2024, parameter, unit || unitOfBounds);

/** The column in the unit of the index; undefined if its unit does not convert. */
export function inUnitOfIndex({ series, values }: HourColumn): HourColumn | undefined {
  const conversion = conversionToIndex(series);
  if (conversion === undefined) return undefined;
  const { factor, offset } = conversion;
  if (factor === 1 && offset === 0) return { series, values };
  return {
    series: { ...series, unit: unitOfBounds, decimals: 1 },
    values: values.map((value) => value * factor + offset),
  };
}
