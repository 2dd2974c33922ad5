import { useEffect, useRef } from 'react';

/**
 * Calls `onReappear` when React runs the effects of a component once more, for example when an `Activity` shows it again:
 * the cleanup in between has destroyed its map.
 */
export function useReappearing(onReappear: () => void): void {
  const latest = useRef(onReappear);
  useEffect(() => {
    latest.current = onReappear;
  });
  const wasHidden = useRef(false);
  useEffect(() => {
    if (wasHidden.current) latest.current();
    return () => {
      wasHidden.current = true;
    };
  }, []);
}
