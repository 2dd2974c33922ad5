// For Vite, which reads the sources. `tsup.config.ts` puts a copy of the worker into the published package.
import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

export const workerUrl = url;
/** Version of MapLibre that the worker is from; undefined if it is the one that the page uses. */
export const workerVersion: string | undefined = undefined;
