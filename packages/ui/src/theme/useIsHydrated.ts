import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;

/** False on a server, and in the browser until it has hydrated the HTML of the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noChange, isHydrated, isNotHydrated);
}
