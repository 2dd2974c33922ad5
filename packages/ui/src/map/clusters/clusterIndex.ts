import Supercluster from 'supercluster';

/** Columnar stations for a worker, identified by their index. */
export interface ClusterSource {
  longitudes: Float64Array;
  latitudes: Float64Array;
  /** Higher is worse. */
  urgencies: Uint8Array;
  /** Maximum distance in pixels of stations in one cluster. */
  radius: number;
  /** From this zoom on, stations are not clustered. */
  aloneZoom: number;
}

/** West, south, east, north. */
export type Box = [number, number, number, number];

/** A station or a cluster. */
export interface Found {
  longitude: number;
  latitude: number;
  /** Number of stations; 1 for a station. */
  count: number;
  /** Urgency of its worst station. */
  urgency: number;
  /** Index of the station, or the argument of `open` for a cluster. */
  reference: number;
}

export interface Opened {
  /** Zoom at which the cluster splits; the maximum if all its stations have the same position. */
  zoom: number;
  /** Indices of its stations; the first hundred. */
  members: number[];
}

interface Properties {
  station: number;
  urgency: number;
}

type Index = Supercluster<Properties, Properties>;

const membersLimit = 100;

/**
 * From this zoom on, a second index is used. It contains few clusters but takes most of the time, so a view of the
 * whole country does not wait for it.
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
      // A large index builds fastest with this leaf size.
      nodeSize: 16,
      reduce: (worst, { urgency }) => {
        worst.urgency = Math.max(worst.urgency, urgency);
      },
    }).load(features);

  const far = indexOf(0, Math.min(nearZoom, aloneZoom) - 1);
  let made: Index | null = aloneZoom > nearZoom ? null : far;
  const near = () => (made ??= indexOf(nearZoom, aloneZoom - 1));

  /** Zoom at which a cluster that stays whole in the far index splits in the near one. */
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
        // Even for the far index, odd for the near one.
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
    /** Builds the near index in advance, so that zooming in does not wait for it. */
    finish(): void {
      near();
    },
  };
}

/** Degrees: the index stores positions with reduced precision. */
const edgeDegrees = 1e-5;
