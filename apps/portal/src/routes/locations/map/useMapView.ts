import type { MapView } from '@zrak/ui/map';
import { useCallback, useState } from 'react';
import { type Place, readView, viewText } from './mapView.ts';
import { createStore, type Store, useStored } from './store.ts';
import { useAddressNote } from '../stationMap/useAddressNote.ts';

/** Where the list measures from. */
export type Here = Omit<Store<Place | null>, 'set'>;

/**
 * The view of the map, kept in the address past the router: a map that is pulled about renders nothing. `reader` is
 * where the reader is, once that is known; distances are measured from there, else from the middle of the map.
 */
export function useMapView() {
  const [initialView] = useState(() => readView(new URLSearchParams(window.location.search).get('map')));
  const [places] = useState(createPlaces);
  const note = useAddressNote('map');

  const keep = useCallback(
    (view: MapView, isAsked: boolean) => {
      places.note({ middle: view });
      if (isAsked) note(viewText(view));
    },
    [places, note],
  );
  const locate = useCallback((reader: Place) => places.note({ reader }), [places]);
  return { initialView, here: places.here, keep, locate };
}

/** Where distances are measured from now; null before the map is there. */
export const useHere = (here: Here) => useStored(here);

function createPlaces() {
  const places = createStore<{ middle: Place | null; reader: Place | null }>({ middle: null, reader: null });
  const here: Here = {
    subscribe: places.subscribe,
    get: () => places.get().reader ?? places.get().middle,
  };
  return { here, note: (change: Partial<ReturnType<typeof places.get>>) => places.set({ ...places.get(), ...change }) };
}
