import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { WorkerGlobalScopeInterface } from 'maplibre-gl';
import { extent, groundTiles } from './groundTiles.ts';
import { groundScheme } from './groundUrl.ts';

// Runs in MapLibre's workers (`importScriptInWorkers`): the page neither decodes the ground nor cuts its tiles.

const scope = self as unknown as WorkerGlobalScopeInterface;
let tiles: ReturnType<typeof groundTiles> | undefined;

scope.addProtocol(groundScheme, async ({ url }) => {
  const [zoom = 0, x = 0, y = 0] = url.slice(`${groundScheme}://`.length).split('/').map(Number);
  tiles ??= groundTiles();
  const bytes = fromGeojsonVt(tiles(zoom, x, y), { version: 2, extent });
  // A copy: the bytes are a part of a larger buffer.
  return { data: new Uint8Array(bytes).buffer };
});
