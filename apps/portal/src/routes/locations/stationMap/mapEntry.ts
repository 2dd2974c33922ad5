import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { trustLibraries } from '../../../app/trustedTypes.ts';

trustLibraries();
// MapLibre does not find its worker in a bundle, so the bundling app sets its URL.
setWorkerUrl(workerUrl);

export { StationMap as default } from '@zrak/ui/map';
