import { type ComponentType, startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

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

/** A component whose code is loaded apart, and which is rendered at once where the code has come before. */
export interface Part<Props> {
  load: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
}

export function partOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  return { load: async () => (loaded ??= (await load()).default), loaded: () => loaded };
}

/** A part on a screen: nothing until its code has come or has failed. */
interface ShownPart<Props> {
  Shown?: ComponentType<Props>;
  failure?: { error: unknown; retry: () => Promise<void> };
}

export function usePart<Props>(part: Part<Props>, isWanted = true, isLater = false): ShownPart<Props> {
  const [state, setState] = useState((): ShownPart<Props> => {
    const Shown = isLater ? undefined : part.loaded();
    return Shown ? { Shown } : {};
  });
  const isOpen = isWanted && !state.Shown && !state.failure;
  useEffect(() => {
    if (!isOpen) return;
    const show = (next: ShownPart<Props>) => startTransition(() => setState(next));
    const load = () => part.load().then((Shown) => show({ Shown }));
    load().catch((error: unknown) => show({ failure: { error, retry: load } }));
  }, [part, isOpen]);
  return state;
}

/**
 * For the loader of a screen: waits for the code of its rest, unless that can follow the first values. Where it does not
 * come, the screen is shown without it.
 */
export async function prepareRest({ load }: { load: () => Promise<unknown> }): Promise<void> {
  if (!isRestLater()) await load().catch(() => {});
}

/** The same as `useRest` for a part with its code. */
export const useRestPart = <Props>(part: Part<Props>): ShownPart<Props> => usePart(part, true, isRestLater());
