import type { IntlShape } from 'react-intl';

/** A limit or threshold with all its digits: by default a number is rounded to three decimals, and 0.0005 is 0.001. */
export const limitNumber = (intl: IntlShape, value: number): string =>
  intl.formatNumber(value, { maximumFractionDigits: 20 });
