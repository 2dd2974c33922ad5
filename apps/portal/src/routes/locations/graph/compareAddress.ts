import type { Arrangement } from '@zrak/ui/charts';
import { defineAddress } from '../../../shared/address/address.ts';
import { choiceParam, listParam } from '../../../shared/address/param.ts';
import { graphParams, graphResets } from './graphAddress.ts';
import type { GraphValues } from './useGraphView.ts';

export interface CompareValues extends GraphValues {
  /** Series ids, in the order of their colours. */
  series: readonly string[];
  years: readonly string[];
  /** By default units are below one another, and series of the same unit share a plot. */
  layout: Arrangement;
}

/** Search params of the comparison. */
export const compareAddress = defineAddress<CompareValues>(
  {
    series: listParam(','),
    years: listParam(','),
    layout: choiceParam(['byUnit', 'over', 'below'], 'byUnit'),
    ...graphParams,
  },
  graphResets,
);
