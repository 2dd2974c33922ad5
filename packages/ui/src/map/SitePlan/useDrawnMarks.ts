import { useMemo, useSyncExternalStore } from 'react';
import { markOf, type StationMark } from '../marks/marks.ts';
import { separate } from '../marks/separate.ts';
import { useNames } from '../names/useNames.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import type { PlanCamera } from './planCamera.ts';
import type { PlanPicture, PlanStation } from './sitePlanProps.ts';
import type { Dragged } from './useMarkDrag.ts';

/** Steps of the zoom at which overlapping marks are separated again. */
const stepsPerZoom = 2;
const never = () => () => undefined;

/** Marks at the true positions of the stations; stations without a position have none. */
export function useOwnMarks(stations: readonly PlanStation[], { width, height }: PlanPicture): readonly StationMark[] {
  return useMemo(
    () =>
      stations.flatMap(({ position, ...station }) =>
        position ? [markOf(station, [position[0] * width, position[1] * height])] : [],
      ),
    [stations, width, height],
  );
}

interface Drawing {
  camera: PlanCamera | null;
  own: readonly StationMark[];
  selectedId: string | null;
  /** Key of the mark that the user can drag. */
  movableKey: string | null;
  dragged: Dragged | null;
  tokens: MapTokens | null;
  /** Whether the first frame with marks was drawn: names follow it. */
  isDrawn: boolean;
}

/** Marks that do not overlap, and their names; null before the font has loaded. */
export function useDrawnMarks({ camera, own, selectedId, movableKey, dragged, tokens, isDrawn }: Drawing) {
  const zoom = useSyncExternalStore(camera?.subscribe ?? never, () =>
    camera ? Math.floor(camera.getZoom() * stepsPerZoom) / stepsPerZoom : 0,
  );
  const apart = useMemo(() => separate(own, [], ([x, y]) => ({ x: x * 2 ** zoom, y: y * 2 ** zoom })), [own, zoom]);
  const marks = useMemo(
    () => ({
      clusters: [],
      // One that the user moves is drawn at its true position.
      stations: apart.map((mark) =>
        mark.key === movableKey ? { ...mark, place: dragged?.place ?? mark.place, offset: null } : mark,
      ),
    }),
    [apart, movableKey, dragged],
  );
  const placed = useNames(camera, isDrawn ? marks : null, selectedId, null, tokens);
  const names = useMemo(
    () => placed?.map((name) => (name.key === dragged?.id ? { ...name, place: dragged.place } : name)) ?? null,
    [placed, dragged],
  );
  return { marks, names };
}
