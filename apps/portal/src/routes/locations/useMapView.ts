import type { MapView } from '@zrak/ui/map';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { type Place, readView, viewText } from './mapView.ts';
import { useAddressNote } from './useAddressNote.ts';

/** Where the list measures from. It renders only those who ask. */
export interface Here {
  subscribe: (onChange: () => void) => () => void;
  get: () => Place | null;
}

/**
 * The view of the map, kept in the address past the router: a map that is pulled about renders nothing. `reader` is
 * where the reader is, once that is known; distances are measured from there, else from the middle of the map.
 */
export function useMapView() {
  const [initialView] = useState(() => readView(new URLSearchParams(window.location.search).get('map')));
  const [store] = useState(createHere);
  const note = useAddressNote('map');

  const keep = useCallback(
    (view: MapView, isAsked: boolean) => {
      store.set({ middle: view });
      if (isAsked) note(viewText(view));
    },
    [store, note],
  );
  const locate = useCallback((reader: Place) => store.set({ reader }), [store]);
  return { initialView, here: store.here, keep, locate };
}

/** Where distances are measured from now; null before the map is there. */
export const useHere = ({ subscribe, get }: Here) => useSyncExternalStore(subscribe, get);

function createHere() {
  let places: { middle: Place | null; reader: Place | null } = { middle: null, reader: null };
  const listeners = new Set<() => void>();
  const here: Here = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    get: () => places.reader ?? places.middle,
  };
  const set = (change: Partial<typeof places>) => {
    places = { ...places, ...change };
    for (const tell of listeners) tell();
  };
  return { here, set };
}
