import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the focus in the element when the pressed button is gone, because the second attempt has succeeded. */
export function useFocusAfterRetry(hasFailed: boolean): RefObject<HTMLDivElement | null> {
  const rootRef = useRef<HTMLDivElement>(null);
  const wasOnButtonRef = useRef(false);
  useLayoutEffect(() => {
    const focused = (rootRef.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
    if (!hasFailed && wasOnButtonRef.current && focused === null) rootRef.current?.focus();
    wasOnButtonRef.current = hasFailed && focused?.localName === 'button';
  });
  return rootRef;
}
