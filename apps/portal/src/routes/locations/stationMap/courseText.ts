import { formatDecimal } from '@zrak/ui/formatDecimal';
import type { IntlShape } from 'react-intl';

/** The course of the last 24 hours in words: its lowest and highest value. @param values NaN is a gap */
export function courseText(intl: IntlShape, values: Float32Array, decimals: number, unit: string): string {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return intl.formatMessage({ id: 'routes.locations.courseText.none' });
  const lowest = formatDecimal(intl, Math.min(...known), decimals);
  const highest = `${formatDecimal(intl, Math.max(...known), decimals)} ${unit}`.trim();
  return intl.formatMessage({ id: 'routes.locations.courseText.range' }, { lowest, highest });
}
