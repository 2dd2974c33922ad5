import { type RefObject, useSyncExternalStore } from 'react';

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
  return {
    isOn: current !== null && current === element.current,
    toggle: () => {
      if (document.fullscreenElement) leaveFullScreen();
      // The browser rejects a request that no user action triggered; this needs no message.
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
