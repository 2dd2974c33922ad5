import type { MapView } from '@zrak/ui/map';
import { useCallback, useState } from 'react';
import { defineAddress } from '../../../shared/address/address.ts';
import { parsedParam } from '../../../shared/address/param.ts';
import { useInitialAddress } from '../../../shared/address/useAddress.ts';
import { type Coordinates, readView, viewText } from './mapView.ts';
import { createStore, type Store, useStored } from './store.ts';

const viewAddress = defineAddress({ map: parsedParam(readView, viewText) });

/** Point from which the list measures distances. */
export type Here = Omit<Store<Coordinates | null>, 'set'>;

/**
 * View of the map, stored in the address without the router: moving the map renders nothing. `reader` is the user's
 * position, once it is known; distances are measured from there, otherwise from the centre of the map.
 */
export function useMapView() {
  const { initial, change } = useInitialAddress(viewAddress);
  const [coordinates] = useState(createCoordinates);

  const keep = useCallback(
    (view: MapView, isUserInitiated: boolean) => {
      coordinates.note({ middle: view });
      if (isUserInitiated) change({ map: view });
    },
    [coordinates, change],
  );
  const locate = useCallback((reader: Coordinates) => coordinates.note({ reader }), [coordinates]);
  return { initialView: initial.map, here: coordinates.here, keep, locate };
}

/** Current origin of distances; null before the map has loaded. */
export const useHere = (here: Here) => useStored(here);

function createCoordinates() {
  const coordinates = createStore<{ middle: Coordinates | null; reader: Coordinates | null }>({
    middle: null,
    reader: null,
  });
  const here: Here = {
    subscribe: coordinates.subscribe,
    get: () => coordinates.get().reader ?? coordinates.get().middle,
  };
  return {
    here,
    note: (change: Partial<ReturnType<typeof coordinates.get>>) => coordinates.set({ ...coordinates.get(), ...change }),
  };
}
