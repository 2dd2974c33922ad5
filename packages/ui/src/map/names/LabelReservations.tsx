import { useEffect, useMemo, useState } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import { collection } from '../rings/features.ts';
import { clusterPixels, markPx, type Marks } from '../marks/marks.ts';
import type { StationName } from './stationNames.ts';

interface LabelReservationsProps {
  marks: Marks;
  names: readonly StationName[];
}

/** Names the pictures of spaces, with their width and height in pixels: `station-space 120 20`. */
const spaceName = 'station-space';
/** Widths are rounded up to it, so that there are few pictures. */
const widthStepPx = 8;

/** Keeps the room of marks and names free of the map's own names: pictures without anything in them, placed first and not drawn. */
export function LabelReservations(latest: LabelReservationsProps) {
  const { current: map } = useMap();
  const { marks, names } = useAtRest(latest);

  useEffect(() => {
    if (!map) return undefined;
    const library = map.getMap();
    // Asked for again by each new style, which forgets its pictures.
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
        ...marks.stations.map(({ longitude, latitude, offset }) =>
          space(longitude, latitude, offset ?? noOffset, markPx, markPx),
        ),
        ...marks.clusters.map((cluster) =>
          space(cluster.longitude, cluster.latitude, noOffset, clusterPixels(cluster), clusterPixels(cluster)),
        ),
        ...names.map(({ longitude, latitude, offset, written: { width, height } }) =>
          space(longitude, latitude, offset, Math.ceil(width / widthStepPx) * widthStepPx, height),
        ),
      ]),
    [marks, names],
  );

  return (
    <Source id="station-spaces" type="geojson" data={spaces}>
      {/* The last layer is the first to be placed. */}
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

/** The first, and then those of a map that rests: each change has tiles cut anew, at the cost of a frame that moves. */
function useAtRest({ marks, names }: LabelReservationsProps): LabelReservationsProps {
  const { current: map } = useMap();
  const [kept, keep] = useState({ marks, names });
  useEffect(() => {
    if (!map) return undefined;
    const rest = () => keep({ marks, names });
    map.once('idle', rest);
    // One that rests already would say nothing.
    map.triggerRepaint();
    return () => {
      map.off('idle', rest);
    };
  }, [map, marks, names]);
  return kept;
}

const noOffset = [0, 0] as const;

function space(longitude: number, latitude: number, offset: readonly [number, number], width: number, height: number) {
  return {
    type: 'Feature' as const,
    properties: { picture: `${spaceName} ${width} ${height}`, offset: [...offset] },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  };
}
