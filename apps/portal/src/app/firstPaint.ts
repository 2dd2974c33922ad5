import { type ComponentType, startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { withReloadOnStaleBuild } from './withReloadOnStaleBuild.ts';

/** Removes the picture of a page that the document shows before its code has come. */
export const endFirstPaint = (): void => document.getElementById('firstPaint')?.remove();

/** For everything that replaces the picture. */
export const useFirstPaintEnd = (): void => useLayoutEffect(endFirstPaint, []);

/** Whether the document shows the picture. */
export const isFirstPaint = (): boolean =>
  document.getElementById('firstPaint') !== null && document.documentElement.dataset['opens'] !== undefined;

/** Whether a document was opened by a link or an address. A page that is loaded again or returned to has a position. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
};

/** Whether what is below the first values of a screen can follow them. */
const isRestLater = () => isFirstPaint() && isNewVisit();

/**
 * Whether to render what is below the first values of a screen: not in the first rendering of a new visit, where all of
 * it would take time from them.
 */
export function useRest(): boolean {
  const [isLater] = useState(isRestLater);
  return useDeferredValue(true, !isLater);
}

/** The same for a part whose code comes after the first values too. */
export interface RestPart<Props> {
  /** For the loader of the screen: waits for the code, unless it can follow the first values. */
  prepare: () => Promise<void>;
  load: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
}

export function restPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): RestPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = withReloadOnStaleBuild(async () => (loaded = (await load()).default));
  return {
    prepare: async () => {
      if (!isRestLater()) await loadPart();
    },
    load: loadPart,
    loaded: () => loaded,
  };
}

/** The part, as soon as it may be rendered and its code has come. A failure to load it is one of the screen. */
export function useRestPart<Props>(part: RestPart<Props>): ComponentType<Props> | undefined {
  const [shown, setShown] = useState(() => (isRestLater() ? undefined : part.loaded()));
  useEffect(() => {
    if (shown) return;
    const show = (read: () => ComponentType<Props>) => startTransition(() => setShown(read));
    part.load().then(
      (loaded) => show(() => loaded),
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
  }, [part, shown]);
  return shown;
}
