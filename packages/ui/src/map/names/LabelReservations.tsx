import { useEffect, useMemo, useState } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import { collection } from '../rings/features.ts';
import { clusterPixels, markPx, markWidth, type Marks } from '../marks/marks.ts';
import type { Place } from '../marks/place.ts';
import type { StationName } from './stationNames.ts';

interface LabelReservationsProps {
  marks: Marks;
  names: readonly StationName[];
}

/** Prefix of the ids of placeholder images, followed by width and height in pixels: `station-space 120 20`. */
const spaceName = 'station-space';
/** Widths are rounded up to a multiple of this, so that there are few images. */
const widthStepPx = 8;

/** Keeps the map's own labels off marks and names: transparent images that are placed first. */
export function LabelReservations(latest: LabelReservationsProps) {
  const { current: map } = useMap();
  const { marks, names } = useAtRest(latest);

  useEffect(() => {
    if (!map) return undefined;
    const library = map.getMap();
    // A new style discards its images and requests them again.
    library.setMissingStyleImageResolver((id) => {
      const [name, width, height] = id.split(' ');
      if (name !== spaceName) return;
      const size = { width: Number(width), height: Number(height) };
      library.addImage(id, { ...size, data: new Uint8Array(size.width * size.height * 4) });
    });
    return () => {
      library.setMissingStyleImageResolver(null);
    };
  }, [map]);

  const spaces = useMemo(
    () =>
      collection([
        ...marks.stations.map((mark) => space(mark.place, mark.offset ?? noOffset, markWidth(mark), markPx)),
        ...marks.clusters.map((cluster) =>
          space(cluster.place, noOffset, clusterPixels(cluster), clusterPixels(cluster)),
        ),
        ...names.map(({ place, offset, written: { width, height } }) =>
          space(place, offset, Math.ceil(width / widthStepPx) * widthStepPx, height),
        ),
      ]),
    [marks, names],
  );

  return (
    <Source id="station-spaces" type="geojson" data={spaces}>
      {/* MapLibre places labels of the last layer first. */}
      <Layer
        id="station-spaces"
        type="symbol"
        layout={{
          'icon-image': ['get', 'picture'],
          'icon-offset': ['get', 'offset'],
          'icon-allow-overlap': true,
          'icon-padding': 0,
        }}
        paint={{ 'icon-opacity': 0 }}
      />
    </Source>
  );
}

/** The first marks, and later only those of a map that does not move: each change rebuilds tiles and costs a frame. */
function useAtRest({ marks, names }: LabelReservationsProps): LabelReservationsProps {
  const { current: map } = useMap();
  const [kept, keep] = useState({ marks, names });
  useEffect(() => {
    if (!map) return undefined;
    const rest = () => keep({ marks, names });
    map.once('idle', rest);
    // A map that is already idle fires no further event.
    map.triggerRepaint();
    return () => {
      map.off('idle', rest);
    };
  }, [map, marks, names]);
  return kept;
}

const noOffset = [0, 0] as const;

function space(place: Place, offset: readonly [number, number], width: number, height: number) {
  return {
    type: 'Feature' as const,
    properties: { picture: `${spaceName} ${width} ${height}`, offset: [...offset] },
    geometry: { type: 'Point' as const, coordinates: place },
  };
}
