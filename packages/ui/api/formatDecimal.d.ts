import { IntlShape } from "@formatjs/intl";
/** A number with a fixed number of decimals and a true minus sign. English would otherwise use a hyphen. */
declare function formatDecimal(intl: Pick<IntlShape, 'formatters' | 'locale'>, value: number, decimals: number): string;
export { formatDecimal };