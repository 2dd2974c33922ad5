import Supercluster from 'supercluster';

/** Stations as a worker gets them: by their place in a list. */
export interface ClusterSource {
  longitudes: Float64Array;
  latitudes: Float64Array;
  /** The greater, the worse. */
  urgencies: Uint8Array;
  /** Pixels within which stations become one cluster. */
  radius: number;
  /** From here on every station stands alone. */
  aloneZoom: number;
}

/** West, south, east, north. */
export type Box = [number, number, number, number];

/** A station, or a cluster of them. */
export interface Found {
  longitude: number;
  latitude: number;
  /** Stations in it; 1 is a station. */
  count: number;
  /** Of its worst station. */
  urgency: number;
  /** The station's place in the list, or what `open` wants to know of a cluster. */
  reference: number;
}

export interface Opened {
  /** Where the cluster splits; it never does when its stations stand in one place. */
  zoom: number;
  /** Places in the list; the first hundred. */
  members: number[];
}

interface Properties {
  station: number;
  urgency: number;
}

const MOST_MEMBERS = 100;

export type ClusterIndex = ReturnType<typeof indexClusters>;

export function indexClusters({ longitudes, latitudes, urgencies, radius, aloneZoom }: ClusterSource) {
  const index = new Supercluster<Properties, Pick<Properties, 'urgency'>>({
    radius,
    maxZoom: aloneZoom - 1,
    map: ({ urgency }) => ({ urgency }),
    reduce: (worst, { urgency }) => {
      worst.urgency = Math.max(worst.urgency, urgency);
    },
  });
  index.load(
    Array.from(longitudes, (longitude, station) => ({
      type: 'Feature',
      properties: { station, urgency: urgencies[station] ?? 0 },
      geometry: { type: 'Point', coordinates: [longitude, latitudes[station] ?? 0] },
    })),
  );

  return {
    query(box: Box, zoom: number): Found[] {
      return index.getClusters(box, zoom).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { urgency } = properties;
        return 'cluster_id' in properties
          ? { longitude, latitude, urgency, count: properties.point_count, reference: properties.cluster_id }
          : { longitude, latitude, urgency, count: 1, reference: properties.station };
      });
    },
    open(cluster: number): Opened {
      return {
        zoom: index.getClusterExpansionZoom(cluster),
        members: index.getLeaves(cluster, MOST_MEMBERS).map(({ properties }) => properties.station),
      };
    },
  };
}
