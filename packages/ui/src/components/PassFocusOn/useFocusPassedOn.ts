import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A function finds the target from the element that is removed. */
export type FocusTarget =
  | 'around'
  | 'neighbour'
  | 'heading'
  | ((removed: HTMLElement) => HTMLElement | null | undefined);

const controls = ':is(a[href], button:enabled, input:enabled, [tabindex="0"]):not([tabindex="-1"])';

/** The control before this element, or else after it. */
function neighbourOf(element: HTMLElement, around: HTMLElement): HTMLElement | undefined {
  const others = [...around.querySelectorAll<HTMLElement>(controls)].filter((one) => !element.contains(one));
  const isBefore = (one: HTMLElement) =>
    Boolean(one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return others.findLast(isBefore) ?? others[0];
}

function targetOf(to: FocusTarget, element: HTMLElement, around: HTMLElement): HTMLElement {
  if (typeof to === 'function') return to(element) ?? around;
  if (to === 'heading') return document.querySelector('h1') ?? around;
  return (to === 'neighbour' && neighbourOf(element, around)) || around;
}

/** Focuses an element that need not be in the order of the Tab key. */
export function focusAnyway(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/**
 * When this element is removed with the focus in it, another gets the focus: the element around it, its neighbour there,
 * or the heading of the page.
 */
export function useFocusPassedOn<Kind extends HTMLElement>(to: FocusTarget = 'around'): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const around = element.parentElement!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const target = targetOf(to, element, around);
      // Once it is removed, unless something else has taken the focus.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement === document.body) focusAnyway(target);
      });
    };
  }, [to]);
  return ref;
}
