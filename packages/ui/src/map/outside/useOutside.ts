import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { noInset } from '../camera/fit.ts';
import type { MapInset } from '../camera/mapView.ts';
import { motionDuration, userInitiated } from '../camera/motionDuration.ts';
import { paced } from '../camera/paced.ts';
import type { MapStation } from '../StationMap/stations.ts';
import { type OutsideGroup, stationsOutside, type View } from './outside.ts';

/** Stations beyond the visible part of the map, after each movement, and a function that flies to a group of them. */
export function useOutside(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
  stations: readonly MapStation[],
  inset: MapInset | undefined,
) {
  const [view, setView] = useState<View | null>(null);
  const { top, right, bottom, left } = { ...noInset, ...inset };

  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isReady || !map) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = map.getContainer();
      const { lng: west, lat: north } = map.unproject([left, top]);
      const { lng: east, lat: south } = map.unproject([clientWidth - right, clientHeight - bottom]);
      setView([west, south, east, north]);
    };
    const measureSoon = paced(measure);
    // On a busy device the map has loaded before; without it a view of a link has no event until it is moved.
    measure();
    map.on('load', measureSoon);
    map.on('moveend', measureSoon);
    map.on('resize', measureSoon);
    return () => {
      measureSoon.cancel();
      map.off('load', measureSoon);
      map.off('moveend', measureSoon);
      map.off('resize', measureSoon);
    };
  }, [mapRef, isReady, top, right, bottom, left]);

  const groups = useMemo(() => (view ? stationsOutside(stations, view) : []), [stations, view]);
  const fly = ({ bounds }: OutsideGroup) => {
    const map = mapRef.current;
    map?.fitBounds(bounds, { padding: flightPx, maxZoom: map.getZoom(), ...motionDuration() }, userInitiated);
  };
  return { groups, fly };
}

/** Space around the stations of a group. */
const flightPx = 72;
