import { OrthographicView } from '@deck.gl/core';
import { BitmapLayer } from '@deck.gl/layers';
import { DeckGL } from '@deck.gl/react';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';
import { afterDrawing } from '../marks/afterDrawing.ts';
import { FramesOnDemand } from '../marks/framesOnDemand.ts';
import { MarkLayers, type OverlayState } from '../marks/markLayers.ts';
import { type Device, releaseDevice } from '../marks/releaseDevice.ts';
import type { PlanCamera } from './planCamera.ts';

interface PlanCanvasProps {
  camera: PlanCamera;
  /** Null while it loads, and if it has failed: marks are then on blank paper. */
  image: ImageBitmap | null;
  size: { width: number; height: number };
  /** `#rrggbb` or `#rgb` with which the colours of the picture are multiplied. */
  tint: string;
  state: OverlayState;
  /** Called after the first frame with marks. */
  onDrawn: () => void;
  /** The graphics card cannot draw the plan at all. */
  onFailure: () => void;
}

const view = new OrthographicView({ id: 'plan' });
const inertiaMs = 300;

/** The picture and the marks, drawn by deck.gl. A separate module, so that deck.gl loads with the first plan. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { camera, image, tint, state, onDrawn, onFailure } = props;
  const { width, height } = props.size;
  const id = useId();
  const [frames] = useState(() => new FramesOnDemand());
  const wake = () => frames.wake();
  const [marks] = useState(() => new MarkLayers(wake));
  const { target, zoom } = useSyncExternalStore(camera.subscribe, camera.getView);
  const [minZoom, maxZoom] = camera.getLimits();
  const [isStill] = useState(() => window.matchMedia(media.reducedMotion).matches);
  const [first] = useState(() => firstDrawing(camera, onDrawn));
  const device = useRef<Device>(null);
  useEffect(() => () => releaseDevice(device.current), []);
  // After each rendering, because it changed something that is drawn.
  useEffect(wake);
  // deck.gl hands its properties on to the loop.
  const forLoop = { animationFrameProvider: frames };

  const ground = useMemo(
    () =>
      new BitmapLayer({
        id: 'picture',
        image: image ?? paper(),
        bounds: [0, height, width, 0],
        tintColor: rgbOf(tint),
        // Two steps of resolution mixed would blur thin lines.
        textureParameters: { minFilter: 'linear', magFilter: 'linear', mipmapFilter: 'nearest' },
        parameters: { depthWriteEnabled: false, depthCompare: 'always' },
      }),
    [image, width, height, tint],
  );
  const layers = useMemo(() => [ground, ...marks.layersOf(state, first.note)], [ground, marks, state, first]);

  return (
    <DeckGL
      {...forLoop}
      id={id}
      views={view}
      viewState={{ target: [...target, 0], zoom, minZoom, maxZoom }}
      onViewStateChange={({ viewState: next }) => {
        const [x = 0, y = 0] = next.target ?? [];
        wake();
        camera.follow({ target: [x, y], zoom: Array.isArray(next.zoom) ? next.zoom[0] : (next.zoom ?? zoom) });
      }}
      controller={{
        keyboard: false,
        dragRotate: false,
        touchRotate: false,
        scrollZoom: isStill || { smooth: true },
        inertia: isStill ? false : inertiaMs,
      }}
      onInteractionStateChange={wake}
      onResize={wake}
      layers={layers}
      onDeviceInitialized={(made) => {
        device.current = made;
        wake();
      }}
      getCursor={() => 'inherit'}
      onLoad={() => {
        wake();
        // deck.gl makes its element a second tab stop, without a name.
        camera.getCanvas().querySelector('.deck-events-root')?.removeAttribute('tabindex');
      }}
      onError={(error) => {
        console.warn('The plan cannot be drawn:', error);
        if (!first.isDrawn()) onFailure();
      }}
    />
  );
}

/** Reports the first frame with marks. */
function firstDrawing(camera: PlanCamera, onDrawn: () => void) {
  let isDrawn = false;
  return {
    isDrawn: () => isDrawn,
    note: () => {
      const canvas = camera.getCanvas().querySelector('canvas');
      if (isDrawn || !canvas) return;
      isDrawn = true;
      afterDrawing(canvas, onDrawn);
    },
  };
}

/** One white pixel. */
function paper(): ImageBitmap {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 1, 1);
  }
  return canvas.transferToImageBitmap();
}

/** A minifier of CSS writes `#fff` for `#ffffff`. */
function rgbOf(color: string): [number, number, number] {
  const digits = color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)) as [number, number, number];
}
