import type { Series } from '@zrak/api-client';
import { useMemo } from 'react';
import { type Selection, selectionOf } from './compareView.ts';
import { type GraphView, useGraphView } from '../graph/useGraphView.ts';
import { firstYear } from './years.ts';

export interface CompareView extends GraphView {
  selection: Selection;
  arrangement: 'over' | 'below';
}

/** Which series are compared, and how. The periods are those of the first station's zone. */
export function useCompareView(all: readonly Series[]): CompareView {
  const view = useGraphView(all[0]?.timeZone ?? 'UTC', 'push');
  const known = useMemo(() => new Map(all.map((series) => [series.id, series])), [all]);
  const search = view.params.toString();
  const year = firstYear(view.range);
  const selection = useMemo(() => selectionOf(new URLSearchParams(search), known, year), [search, known, year]);
  return { ...view, selection, arrangement: view.params.get('layout') === 'below' ? 'below' : 'over' };
}
