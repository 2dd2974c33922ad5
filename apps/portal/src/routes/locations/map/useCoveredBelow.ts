import { useCallback, useState } from 'react';

/** Pixels between the lower edge of the map and that of the panel. */
const belowPanel = 40;

/** Pixels that a panel covers below: those of the styles, or more where its text needs more room. */
export function useCoveredBelow(usual: number) {
  const [height, setHeight] = useState(0);
  const ref = useCallback((panel: HTMLElement | null) => {
    if (!panel) return undefined;
    const observer = new ResizeObserver(() => setHeight(panel.offsetHeight));
    observer.observe(panel);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return { ref, covered: Math.max(usual, height + belowPanel) };
}
