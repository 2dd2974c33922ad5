import type { IntlShape } from '@formatjs/intl';

/** A number with that many decimals and a true minus, which English would else write as a hyphen. */
export function formatDecimal(intl: Pick<IntlShape, 'formatNumber'>, value: number, decimals: number): string {
  const text = intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return text.replace('-', '\u2212');
}
