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

type Index = Supercluster<Properties, Properties>;

const membersLimit = 100;

/**
 * From here on clusters are those of an index of their own. Hardly anything is put together there, and it takes most of
 * the time: whoever sees a whole country first does not wait for it.
 */
const nearZoom = 12;

export type ClusterIndex = ReturnType<typeof indexClusters>;

export function indexClusters(source: ClusterSource) {
  const { longitudes, latitudes, urgencies, aloneZoom } = source;
  const features = Array.from(longitudes, (longitude, station) => ({
    type: 'Feature' as const,
    properties: { station, urgency: urgencies[station] ?? 0 },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitudes[station] ?? 0] },
  }));
  const indexOf = (minZoom: number, maxZoom: number): Index =>
    new Supercluster<Properties, Properties>({
      radius: source.radius,
      minZoom,
      maxZoom,
      // With leaves of so many a large index is built in the least time.
      nodeSize: 16,
      reduce: (worst, { urgency }) => {
        worst.urgency = Math.max(worst.urgency, urgency);
      },
    }).load(features);

  const far = indexOf(0, Math.min(nearZoom, aloneZoom) - 1);
  let made: Index | null = aloneZoom > nearZoom ? null : far;
  const near = () => (made ??= indexOf(nearZoom, aloneZoom - 1));

  /** Where what the far index leaves to the near one splits. */
  const splitOf = (places: readonly (readonly number[])[]): number => {
    const longitudesOf = places.map(([longitude = 0]) => longitude);
    const latitudesOf = places.map(([, latitude = 0]) => latitude);
    const box: Box = [
      Math.min(...longitudesOf) - edgeDegrees,
      Math.min(...latitudesOf) - edgeDegrees,
      Math.max(...longitudesOf) + edgeDegrees,
      Math.max(...latitudesOf) + edgeDegrees,
    ];
    let zoom = nearZoom;
    const isWhole = ({ properties }: ReturnType<Index['getClusters']>[number]) =>
      'point_count' in properties && properties.point_count >= places.length;
    while (zoom < aloneZoom && near().getClusters(box, zoom).some(isWhole)) zoom++;
    return zoom;
  };

  return {
    query(box: Box, zoom: number): Found[] {
      const isNear = zoom >= nearZoom;
      return (isNear ? near() : far).getClusters(box, zoom).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { urgency } = properties;
        if (!('cluster_id' in properties)) {
          return { longitude, latitude, urgency, count: 1, reference: properties.station };
        }
        // Even of the far index, odd of the near one.
        const reference = 2 * properties.cluster_id + Number(isNear);
        return { longitude, latitude, urgency, count: properties.point_count, reference };
      });
    },
    open(reference: number): Opened {
      const isNear = reference % 2 === 1;
      const index = isNear ? near() : far;
      const cluster = Math.floor(reference / 2);
      const zoom = index.getClusterExpansionZoom(cluster);
      const members = index.getLeaves(cluster, membersLimit);
      const isBeyond = !isNear && zoom >= nearZoom && aloneZoom > nearZoom;
      return {
        zoom: isBeyond ? splitOf(index.getLeaves(cluster, Infinity).map(({ geometry }) => geometry.coordinates)) : zoom,
        members: members.map(({ properties }) => properties.station),
      };
    },
    /** Makes what will be asked for nearer by, so that nobody waits for it then. */
    finish(): void {
      near();
    },
  };
}

/** Degrees: places are kept a little less exactly in the index. */
const edgeDegrees = 1e-5;
