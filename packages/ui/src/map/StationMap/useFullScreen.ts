import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
  isOn: boolean;
  toggle: () => void;
}

/** With all that floats over it, which libraries put at its end. */
export const page = {
  get current() {
    return document.documentElement;
  },
};

/** Lets an element fill the screen; null where the browser, or the page this one stands in, forbids it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen | null {
  const current = useSyncExternalStore(subscribe, () => document.fullscreenElement, nothing);
  const isAllowed = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, never);
  if (!isAllowed) return null;
  return {
    isOn: current !== null && current === element.current,
    toggle: () => {
      if (document.fullscreenElement) leaveFullScreen();
      // Refused without a press, and then there is nothing to tell.
      else element.current?.requestFullscreen().catch(() => undefined);
    },
  };
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const nothing = () => null;
const never = () => false;
