import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { workerThreshold } from '../clusters/workerThreshold.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { afterDrawing } from './afterDrawing.ts';
import { FramesOnDemand } from './framesOnDemand.ts';
import { MarkLayers, type OverlayState } from './markLayers.ts';
import { nextTask } from './nextTask.ts';
import { type Device, releaseDevice } from './releaseDevice.ts';

export interface StationOverlay {
  update: (state: OverlayState) => void;
  remove: () => void;
}

/**
 * Marks and counts, drawn by deck.gl into the map's own canvas; `pick` finds the hovered mark without the graphics
 * card. A separate module, so that the map is drawn before deck.gl has loaded.
 *
 * @param awaited number of stations whose marks are not yet computed
 */
export function addStationOverlay(
  map: MapLibreMap,
  tokens: MapTokens,
  awaited: number,
  onDrawn: () => void,
): StationOverlay {
  let isDrawn = false;
  let isRemoved = false;
  let device: Device | null = null;
  const frames = new FramesOnDemand();
  // deck.gl hands its properties on to the loop.
  const forLoop = { animationFrameProvider: frames };
  const wake = () => frames.wake();
  const layers = new MarkLayers(wake);

  const { style } = map.getCanvas();
  const overlay = new MapLibreOverlay({
    ...forLoop,
    interleaved: true,
    // luma.gl would otherwise ask the graphics card for each feature, and wait for each answer.
    deviceProps: { _initializeFeatures: false },
    layers: [],
    onResize: wake,
    onDeviceInitialized: (made) => {
      device = made;
    },
    // deck.gl would otherwise set its own cursor on the canvas in each frame.
    getCursor: () => style.cursor,
  });
  map.addControl(overlay);
  map.on('styledata', wake);

  const noteDrawn = () => {
    if (isDrawn) return;
    isDrawn = true;
    afterDrawing(map.getCanvas(), onDrawn);
  };
  // While marks are computed, the program and the atlas are prepared, each in a separate task.
  if (awaited > workerThreshold) {
    const prepare = () => {
      overlay.setProps({ layers: [layers.empty()] });
      wake();
    };
    prepare();
    requestAnimationFrame(() => {
      const draw = async () => {
        await nextTask();
        if (isRemoved || layers.hasAtlas) return;
        layers.drawAtlas(tokens);
        prepare();
      };
      void draw();
    });
  }

  return {
    update: (next) => {
      overlay.setProps({ layers: layers.layersOf(next, noteDrawn) });
      wake();
      // Draws in the frame in which deck.gl takes the changes, not in the next one.
      map.triggerRepaint();
    },
    remove: () => {
      isRemoved = true;
      map.off('styledata', wake);
      map.removeControl(overlay);
      releaseDevice(device);
    },
  };
}
