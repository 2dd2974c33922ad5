import type { Series } from '@zrak/api-client';
import { useMemo } from 'react';
import { compareAddress, type CompareValues } from '../graph/compareAddress.ts';
import { type GraphView, useGraphView } from '../graph/useGraphView.ts';
import { type Selection, selectionOf } from './compareView.ts';
import { firstYear } from './years.ts';

export interface CompareView extends GraphView<CompareValues> {
  selection: Selection;
}

/** Compared series and their settings. The periods are those of the first station's time zone. */
export function useCompareView(all: readonly Series[]): CompareView {
  const view = useGraphView(compareAddress, all[0]?.timeZone ?? 'UTC', 'push');
  const known = useMemo(() => new Map(all.map((series) => [series.id, series])), [all]);
  const year = firstYear(view.range);
  const { values } = view;
  const selection = useMemo(() => selectionOf(values, known, year), [values, known, year]);
  return { ...view, selection };
}
