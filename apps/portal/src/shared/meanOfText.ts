import type { NativeInterval } from '@zrak/api-client';
import { localFormula } from '@zrak/ui/formulaText';
import type { IntlShape } from 'react-intl';

/** Example: "mean of 15 min LA90", if the values are arithmetic means of percentile levels. @param parameter `LA90` */
export const meanOfText = (intl: IntlShape, parameter: string, interval: NativeInterval): string =>
  intl.formatMessage({ id: `shared.meanOfText.${interval}` }, { parameter: localFormula(intl, parameter) });
