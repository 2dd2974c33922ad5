import { type RefObject, useEffect, useSyncExternalStore } from 'react';

export interface FullScreen {
  isOn: boolean;
  toggle: () => void;
}

/** The whole document, including overlays, which libraries append to the body. */
export const page = {
  get current() {
    return document.documentElement;
  },
};

/** Full screen mode of an element; null if the browser or the embedding page forbids it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen | null {
  const current = useSyncExternalStore(subscribe, () => document.fullscreenElement, nothing);
  const isAllowed = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, never);
  if (!isAllowed) return null;
  const isOn = current !== null && current === element.current;
  return {
    isOn,
    toggle: () => {
      if (isOn) leave(element.current);
      // The browser rejects a request that no user action triggered; this needs no message.
      else element.current?.requestFullscreen().catch(() => undefined);
    },
  };
}

/** Ends the full screen mode of an element when the component is removed. A full screen mode of the app stays. */
export function useFullScreenEnd(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    return () => leave(current);
  }, [element]);
}

function leave(element: Element | null) {
  if (element && document.fullscreenElement === element) void document.exitFullscreen();
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const nothing = () => null;
const never = () => false;
