// For Vite, which reads the sources. `tsup.config.ts` puts both files into the published package.
import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
// Vite exports the URL.
// oxlint-disable-next-line import/default
import groundUrl from '../basemap/ground.worker.ts?worker&url';

export const workerUrl = url;
/** URL of the script that draws the ground of the offline map in the worker. */
export const groundScriptUrl = groundUrl;
/** Version of MapLibre that the worker is from; undefined if it is the one that the page uses. */
export const workerVersion: string | undefined = undefined;
