import { type RefObject, useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapStation } from '../StationMap/stations.ts';
import { fittingZoom, noInset } from './fit.ts';
import type { MapInset } from './mapView.ts';

/**
 * Lowest zoom of the map: `minZoom`, or the zoom at which all stations just fit if that is lower, which without stations is
 * that of the whole world. Null until the map is measured for these stations.
 */
export function useLowestZoom(
  mapRef: RefObject<MapRef | null>,
  isReady: boolean,
  stations: readonly MapStation[],
  minZoom: number,
  inset: MapInset | undefined,
): number | null {
  const [measured, setMeasured] = useState<{ stations: readonly MapStation[]; zoom: number } | null>(null);
  const { top, right, bottom, left } = { ...noInset, ...inset };

  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isReady || !map) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = map.getContainer();
      setMeasured({ stations, zoom: fittingZoom(stations, clientWidth - left - right, clientHeight - top - bottom) });
    };
    measure();
    map.on('resize', measure);
    return () => {
      map.off('resize', measure);
    };
  }, [mapRef, isReady, stations, top, right, bottom, left]);

  return measured?.stations === stations ? Math.min(minZoom, measured.zoom) : null;
}
