import * as mapLibre from 'maplibre-gl';
import { briefly, type LeftGesture } from '../camera/leftGesture.ts';
import { groundScriptUrl, workerUrl, workerVersion } from './workerUrl.ts';

// MapLibre with a worker, loaded with the first map. A bundled MapLibre does not find its own worker, so the package
// brings it. The URL that an app sets with `setWorkerUrl` is kept.

const guide = "call setWorkerUrl() of maplibre-gl before the first map, see README of @zrak/ui, 'The map'";
const minorOf = (version: string) => version.split('.', 2).join('.');

if (!mapLibre.getWorkerUrl()) {
  mapLibre.setWorkerUrl(workerUrl);
  const used = mapLibre.getVersion();
  if (workerVersion !== undefined && minorOf(used) !== minorOf(workerVersion)) {
    console.warn(
      `@zrak/ui: its map worker is of maplibre-gl ${workerVersion}, this page uses ${used}. Install that version, or ${guide}.`,
    );
  }
}

// Without this the last map ends the workers when it is left. One that is left while its workers start warns about them in
// the console, and the next map starts them and decodes its ground once more.
mapLibre.getGlobalDispatcher().on('workerscreate', () => mapLibre.prewarm());

let isReported = false;

/** Tells the developer once what the user of the map cannot change. */
export function reportBlockedWorker(reason: unknown): void {
  if (isReported) return;
  isReported = true;
  console.error(
    `@zrak/ui: the map worker did not start from "${mapLibre.getWorkerUrl()}": the map has stations only, no basemap and no names. ` +
      `The URL must answer with JavaScript, and a Content-Security-Policy must allow it (worker-src). To use another URL, ${guide}.`,
    reason,
  );
}

/** Browsers without workers, or with a policy that blocks them, throw an error that MapLibre does not catch. */
export function refusalToStart(): unknown {
  try {
    new Worker(mapLibre.getWorkerUrl(), { type: 'module' }).terminate();
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Gives MapLibre's workers the ground of the offline map. Never resolves if no worker starts.
 *
 * The end of the URL tells MapLibre to import the script: it would evaluate the text of any other, which policies forbid.
 */
export const groundInWorkers = (): Promise<void> => mapLibre.importScriptInWorkers(`${groundScriptUrl}#.mjs`);

/**
 * Leaves one finger and the wheel to the page, until the returned function is called. `onLeft` gets each gesture that
 * was left, and nothing a moment later.
 */
export function shareGestures(map: mapLibre.Map, onLeft: (gesture?: LeftGesture) => void): () => void {
  const note = briefly(onLeft);
  map.cooperativeGestures.enable();
  const listening = map.on('cooperativegestureprevented', ({ gestureType }) => note(gestureType));
  // Under a finger that scrolls the page the map moves along, and MapLibre would take two of them for a double tap.
  const forgetTaps = () => {
    for (const handler of [map.doubleClickZoom, map.touchZoomRotate]) {
      handler.disable();
      handler.enable();
    }
  };
  const container = map.getCanvasContainer();
  container.addEventListener('pointercancel', forgetTaps);
  return () => {
    listening.unsubscribe();
    container.removeEventListener('pointercancel', forgetTaps);
    map.cooperativeGestures.disable();
  };
}

export { mapLibre };
