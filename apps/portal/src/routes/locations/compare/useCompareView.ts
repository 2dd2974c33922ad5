import type { Series } from '@zrak/api-client';
import { useCallback, useMemo } from 'react';
import { withSameChange } from '../../../shared/address/withSameChange.ts';
import { compareAddress, type CompareValues } from '../graph/compareAddress.ts';
import { type GraphView, useGraphView } from '../graph/useGraphView.ts';
import { type Selection, selectionOf } from './compareView.ts';
import { firstYear } from './years.ts';

export interface CompareView extends GraphView<CompareValues> {
  selection: Selection;
  /** Changes the compared series. @param ids made from the shown selection */
  changeSeries: (ids: readonly string[]) => void;
  /** Changes the other years. @param years made from the shown selection */
  changeYears: (years: readonly number[]) => void;
}

/** Compared series and their settings. The periods are those of the first station's time zone. */
export function useCompareView(all: readonly Series[]): CompareView {
  const view = useGraphView(compareAddress, all[0]?.timeZone ?? 'UTC', 'push');
  const known = useMemo(() => new Map(all.map((series) => [series.id, series])), [all]);
  const year = firstYear(view.range);
  const { values } = view;
  const selection = useMemo(() => selectionOf(values, known, year), [values, known, year]);
  const { change } = view;
  const changeSelection = useCallback(
    (edit: (current: Selection) => Partial<CompareValues>) =>
      change((current) => edit(selectionOf(current, known, year))),
    [change, known, year],
  );
  return {
    ...view,
    selection,
    changeSeries: (ids) =>
      changeSelection(({ series }) => ({ series: withSameChange(series.map(idOf), selection.series.map(idOf), ids) })),
    changeYears: (years) =>
      changeSelection((current) => ({
        years: withSameChange(current.years, selection.years, years).map(String),
      })),
  };
}

const idOf = ({ id }: Series) => id;
