import type { IntlShape } from '@formatjs/intl';
/** A number with that many decimals and a true minus, which English would else write as a hyphen. */
export declare function formatDecimal(intl: Pick<IntlShape, 'formatters' | 'locale'>, value: number, decimals: number): string;
