import { describe, expect, it } from 'vitest';
import type { Box, ClusterSource } from './clusterIndex.ts';
import { startClusters } from './clusters.ts';
import { workerThreshold } from './workerThreshold.ts';

const everywhere: Box = [-180, -90, 180, 90];

/** Stations at two positions, the last one with the worst level. */
function inTwoPlaces(count: number): ClusterSource {
  return {
    longitudes: Float64Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 14.5 : 15.6)),
    latitudes: new Float64Array(count).fill(46),
    urgencies: Uint8Array.from({ length: count }, (_, index) => (index === count - 1 ? 7 : 0)),
    radius: 48,
    aloneZoom: 18,
  };
}

const blocked = () => {
  throw new DOMException('worker-src', 'SecurityError');
};

/** A worker whose script is blocked reports an error later. */
class Broken extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  terminate() {}
}

describe('clusters', () => {
  it('report the number of stations and the worst level', async () => {
    const clusters = startClusters();
    void clusters.load(inTwoPlaces(6));
    const found = await clusters.query(everywhere, 9);
    expect(found.map(({ count, urgency }) => [count, urgency]).toSorted(([, a = 0], [, b = 0]) => a - b)).toEqual([
      [3, 0],
      [3, 7],
    ]);
  });

  it('never split while their stations share one position, until clustering ends', async () => {
    const clusters = startClusters();
    void clusters.load(inTwoPlaces(6));
    const [west] = await clusters.query([14, 45, 15, 47], 17);
    expect(west?.count).toBe(3);
    await expect(clusters.open(west?.reference ?? -1)).resolves.toEqual({ zoom: 18, members: [0, 2, 4] });
    await expect(clusters.query([14, 45, 15, 47], 18)).resolves.toHaveLength(3);
  });

  it('split where their stations separate, from any zoom', async () => {
    const clusters = startClusters();
    // Two pairs of stations about twenty metres apart, a kilometre from each other.
    const longitudes = Float64Array.of(14.5, 14.5003, 14.513, 14.5133);
    const source = { longitudes, latitudes: new Float64Array(4).fill(46), urgencies: new Uint8Array(4), radius: 48 };
    void clusters.load({ ...source, aloneZoom: 20 });
    const [all] = await clusters.query(everywhere, 6);
    const { zoom } = await clusters.open(all?.reference ?? -1);
    await expect(clusters.query(everywhere, zoom - 1)).resolves.toHaveLength(1);
    await expect(clusters.query(everywhere, zoom)).resolves.toHaveLength(2);
    const [pair] = await clusters.query(everywhere, zoom);
    const { zoom: last } = await clusters.open(pair?.reference ?? -1);
    await expect(clusters.query([14.49, 45, 14.505, 47], last - 1)).resolves.toHaveLength(1);
    await expect(clusters.query([14.49, 45, 14.505, 47], last)).resolves.toHaveLength(2);
    expect(zoom).toBeGreaterThanOrEqual(11);
    expect(last).toBeGreaterThan(16);
  });

  it('of one position never split, also seen from a low zoom', async () => {
    const clusters = startClusters();
    void clusters.load(inTwoPlaces(6));
    const [west] = await clusters.query([14, 45, 15, 47], 9);
    await expect(clusters.open(west?.reference ?? -1)).resolves.toEqual({ zoom: 18, members: [0, 2, 4] });
  });

  it('are computed from the stations that were loaded last', async () => {
    const clusters = startClusters();
    void clusters.load(inTwoPlaces(6));
    void clusters.load(inTwoPlaces(2));
    const found = await clusters.query(everywhere, 9);
    expect(found.map(({ count }) => count)).toEqual([1, 1]);
  });

  it.each([
    ['is forbidden', blocked],
    ['does not load', () => new Broken() as unknown as Worker],
  ])('are computed on the main thread when a worker %s', async (_, start) => {
    const clusters = startClusters(start);
    void clusters.load(inTwoPlaces(2 * workerThreshold));
    const found = await clusters.query(everywhere, 9);
    expect(found.map(({ count }) => count)).toEqual([workerThreshold, workerThreshold]);
    const opened = await clusters.open(found[0]?.reference ?? -1);
    expect(opened.members).toHaveLength(100);
  });
});
