import { useSyncExternalStore } from 'react';

let webgl: boolean | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the browser supports WebGL 2; null on a server and until it is known. To find out takes tens of milliseconds
 * on a phone, so it is done once for the page, and not while a component renders.
 */
export function useWebgl(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => webgl,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (webgl === null) setTimeout(findOut);
  return () => {
    listeners.delete(listener);
  };
}

function findOut(): void {
  if (webgl !== null) return;
  webgl = document.createElement('canvas').getContext('webgl2') !== null;
  for (const listener of listeners) listener();
}
