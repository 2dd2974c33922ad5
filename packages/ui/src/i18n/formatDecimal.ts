import type { IntlShape } from '@formatjs/intl';

const formats = new WeakMap<object, NumberFormat[]>();
type NumberFormat = ReturnType<IntlShape['formatters']['getNumberFormat']>;

/** A number with that many decimals and a true minus, which English would else write as a hyphen. */
export function formatDecimal(intl: Pick<IntlShape, 'formatters' | 'locale'>, value: number, decimals: number): string {
  return formatOf(intl, decimals).format(value).replace('-', '\u2212');
}

/** Numbers are written by the hundred: asking `intl` for the format each time would take longer than to write. */
function formatOf(intl: Pick<IntlShape, 'formatters' | 'locale'>, decimals: number): NumberFormat {
  const own = formats.get(intl) ?? [];
  formats.set(intl, own);
  return (own[decimals] ??= intl.formatters.getNumberFormat(intl.locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }));
}
