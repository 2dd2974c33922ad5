import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStable } from '../../components/parts/useStable.ts';

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

/** Milliseconds without a change before the app learns the new zoom. */
const restMs = 250;

const isSame = (a: View | null, b: View | null) => a === b || (a?.from === b?.from && a?.to === b?.to);

interface ViewOptions {
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  narrowest: number;
  /** The part that the app asks for; null for the whole period. */
  zoom: View | null;
  onZoomChange?: ((zoom: View | null) => void) | undefined;
}

/**
 * The visible part of `[from, to)`: what the user zoomed to since the app last gave a zoom or a period, or else the zoom
 * of the app. A zoom outside the period is ignored, because it belongs to another one that is still loading.
 */
export function useView({ from, to, narrowest, zoom: requested, onZoomChange }: ViewOptions) {
  // The app may give an equal object in each rendering.
  const { from: zoomFrom = null, to: zoomTo = null } = requested ?? {};
  const zoom = useMemo(
    () => (zoomFrom === null || zoomTo === null ? null : { from: zoomFrom, to: zoomTo }),
    [zoomFrom, zoomTo],
  );
  const [own, setOwn] = useState<{ from: number; to: number; given: View | null; part: View | null } | null>(null);
  const given = useMemo(
    () => (zoom && zoom.from < to && zoom.to > from ? clampView(zoom, { from, to }, narrowest) : null),
    [zoom, from, to, narrowest],
  );
  const isOwn = own !== null && own.from === from && own.to === to && isSame(own.given, zoom);
  const part = isOwn ? own.part : given;
  const view = useMemo(() => part ?? { from, to }, [part, from, to]);
  const change = useCallback(
    (next: (view: View) => View | null) =>
      setOwn((before) => {
        const isCurrent = before !== null && before.from === from && before.to === to && isSame(before.given, zoom);
        const asked = next((isCurrent ? before.part : given) ?? { from, to });
        return { from, to, given: zoom, part: asked && clampView(asked, { from, to }, narrowest) };
      }),
    [from, to, narrowest, zoom, given],
  );
  const noteZoom = useStable(onZoomChange);
  useEffect(() => {
    if (!isOwn || isSame(part, zoom)) return undefined;
    const timer = setTimeout(() => noteZoom(part), restMs);
    return () => clearTimeout(timer);
  }, [isOwn, part, zoom, noteZoom]);
  return { view, isZoomed: part !== null, change };
}
