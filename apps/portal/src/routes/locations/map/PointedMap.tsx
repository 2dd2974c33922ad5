import type { StationMapProps } from '@zrak/ui/map';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { failure } from './MapRoute.css.ts';
import { type Store, useStored } from './store.ts';

// The list reacts before the map's code has loaded.
const StationMap = lazyPart(() => import('../../../shared/map/mapEntry.ts'), failure);

export interface PointedMapProps extends Omit<StationMapProps, 'hoveredId'> {
  /** Station hovered in the list. */
  hovered: Store<string | null>;
}

/**
 * The map that highlights the station hovered in the list, as a separate component, so that hovering does not render
 * the whole screen.
 */
export function PointedMap({ hovered, ...map }: PointedMapProps) {
  return <StationMap {...map} hoveredId={useStored(hovered)} />;
}
