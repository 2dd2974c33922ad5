import { type RefObject, useRef } from 'react';

interface Underlay {
  ref: RefObject<HTMLDivElement | null>;
  shouldCloseOnInteractOutside: (element: Element) => boolean;
}

/**
 * Props of a `ModalOverlay` that only a press on the dimmed page closes. A press on something above the dialog does not:
 * a list of suggestions opens before React Aria knows that it is the topmost overlay, and a fast press on an option would
 * count as a press outside the dialog.
 */
export function useUnderlay(): Underlay {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, shouldCloseOnInteractOutside: (element) => ref.current?.contains(element) ?? false };
}
