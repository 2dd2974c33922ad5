import { conversionToBounds, indexDefinitions } from '@zrak/quantities/indices';
import type { HourColumn } from './hours.ts';

/** The column in µg/m³, in which every standard has its bounds; undefined if its unit does not convert. */
export function inUnitOfIndex({ series, values }: HourColumn): HourColumn | undefined {
  const conversion = conversionToBounds(indexDefinitions.eu2024, series.parameter, series.unit ?? '');
  if (conversion === undefined) return undefined;
  const { factor, offset } = conversion;
  if (factor === 1 && offset === 0) return { series, values };
  return {
    series: { ...series, unit: 'µg/m³', decimals: 1 },
    values: values.map((value) => value * factor + offset),
  };
}
