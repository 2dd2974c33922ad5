import { useCallback, useMemo, useState } from 'react';

/** Visible period, epoch milliseconds. */
export interface View {
  from: number;
  to: number;
}

/** The requested part of a period, at least `narrowest` wide and within its ends; null means the whole period. */
export function clampView(requested: View, whole: View, narrowest: number): View | null {
  const length = whole.to - whole.from;
  const span = Math.min(length, Math.max(requested.to - requested.from, narrowest));
  if (span >= length) return null;
  const middle = (requested.from + requested.to) / 2;
  const from = Math.min(Math.max(middle - span / 2, whole.from), whole.to - span);
  return { from, to: from + span };
}

/** The view narrowed by `factor` around a time, which keeps its position. */
export function zoomed({ from, to }: View, factor: number, centre: number): View {
  return { from: centre - (centre - from) * factor, to: centre + (to - centre) * factor };
}

/** The visible part of `[from, to)`. A new period is shown whole. */
export function useView(from: number, to: number, narrowest: number) {
  const [state, setState] = useState<{ from: number; to: number; part: View | null }>({ from, to, part: null });
  const part = state.from === from && state.to === to ? state.part : null;
  const view = useMemo(() => part ?? { from, to }, [part, from, to]);
  const change = useCallback(
    (next: (view: View) => View | null) =>
      setState((before) => {
        const isSame = before.from === from && before.to === to;
        const requested = next((isSame && before.part) || { from, to });
        return { from, to, part: requested && clampView(requested, { from, to }, narrowest) };
      }),
    [from, to, narrowest],
  );
  return { view, isZoomed: part !== null, change };
}
