import type { IntlShape } from '@formatjs/intl';

const formats = new WeakMap<object, NumberFormat[]>();
type NumberFormat = ReturnType<IntlShape['formatters']['getNumberFormat']>;

/** A number with a fixed number of decimals and a true minus sign. English would otherwise use a hyphen. */
export function formatDecimal(intl: Pick<IntlShape, 'formatters' | 'locale'>, value: number, decimals: number): string {
  return formatOf(intl, decimals).format(value).replace('-', '\u2212');
}

/**
 * Hundreds of numbers are formatted at a time: asking `intl` for the format each time would take longer than
 * formatting.
 */
function formatOf(intl: Pick<IntlShape, 'formatters' | 'locale'>, decimals: number): NumberFormat {
  const own = formats.get(intl) ?? [];
  formats.set(intl, own);
  return (own[decimals] ??= intl.formatters.getNumberFormat(intl.locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }));
}
