import type { StationMapProps } from '@zrak/ui/map';
import { lazy } from 'react';
import { type Store, useStored } from './store.ts';

// The list answers before the map's code has arrived.
const StationMap = lazy(() => import('../stationMap/mapDoor.ts'));

export interface PointedMapProps extends Omit<StationMapProps, 'hoveredId'> {
  /** The station pointed at in the list. */
  hovered: Store<string | null>;
}

/** The map that follows the pointer in the list, so that the screen round both is not rendered by it. */
export function PointedMap({ hovered, ...map }: PointedMapProps) {
  return <StationMap {...map} hoveredId={useStored(hovered)} />;
}
