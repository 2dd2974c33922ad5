import type { Series } from '@zrak/api-client';
import { formulaText, hasFormula, localFormula } from '@zrak/ui/formulaText';
import type { IntlShape } from 'react-intl';

/** Short name of a quantity: its formula, "PM₁₀" or "LAeq", if it has one; otherwise its name. */
export const quantityName = (intl: IntlShape, { parameter, name }: Pick<Series, 'parameter' | 'name'>): string =>
  hasFormula(parameter) ? localFormula(intl, formulaText(parameter)) : name;
