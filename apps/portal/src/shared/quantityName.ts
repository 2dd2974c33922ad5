import type { Series } from '@zrak/api-client';
import { formulaText } from '@zrak/ui/formulaText';

/** Short name of a quantity: its formula, "PM₁₀" or "LAeq", if it has one; otherwise its name. */
export const quantityName = ({ parameter, name }: Pick<Series, 'parameter' | 'name'>): string => {
  const formula = formulaText(parameter);
  return formula !== parameter || /^L[A-Z]/.test(parameter) ? formula : name;
};
