import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
  isOn: boolean;
  toggle: () => void;
}

/** Lets an element fill the screen; null where the browser, or the page this one stands in, forbids it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen | null {
  const current = useSyncExternalStore(subscribe, () => document.fullscreenElement, nothing);
  const isAllowed = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, never);
  if (!isAllowed) return null;
  return {
    isOn: current !== null && current === element.current,
    toggle: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      // Refused without a press, and then there is nothing to tell.
      else element.current?.requestFullscreen().catch(() => undefined);
    },
  };
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const nothing = () => null;
const never = () => false;
