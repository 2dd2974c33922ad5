import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';

type Handlers = Record<'move' | 'leave' | 'click', (event: MapMouseEvent) => void> & {
  key: (event: KeyboardEvent) => void;
};

const ignore = () => undefined;

/**
 * Listens to pointer and keys on the map's canvas. It subscribes once and always calls the latest handlers.
 *
 * @param helpId id of the text that explains the keys
 */
export function useMapPointer(latest: Handlers, helpId: string): void {
  const { current: map } = useMap();
  const handlers = useRef<Handlers>({ move: ignore, leave: ignore, click: ignore, key: ignore });
  useEffect(() => {
    handlers.current = latest;
  });

  useEffect(() => {
    if (!map) return undefined;
    const keydown = (event: KeyboardEvent) => handlers.current.key(event);
    const canvas = map.getCanvas();
    const subscriptions = [
      map.on('mousemove', (event) => handlers.current.move(event)),
      map.on('mouseout', (event) => handlers.current.leave(event)),
      map.on('click', (event) => handlers.current.click(event)),
    ];
    canvas.addEventListener('keydown', keydown);
    canvas.setAttribute('aria-describedby', helpId);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      canvas.removeEventListener('keydown', keydown);
    };
  }, [map, helpId]);
}
