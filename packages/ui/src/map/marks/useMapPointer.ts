import { useEffect, useRef } from 'react';
import type { MarkScreen, Point } from './markScreen.ts';

interface Handlers {
  move: (point: Point) => void;
  leave: () => void;
  click: (point: Point) => void;
  key: (event: KeyboardEvent) => void;
}

const ignore = () => undefined;

/**
 * Listens to pointer and keys on the canvas of a map or plan. It subscribes once and always calls the latest handlers.
 *
 * @param helpId ids of the texts that describe the canvas and its keys
 */
export function useMapPointer(screen: MarkScreen | null | undefined, latest: Handlers, helpId: string): void {
  const handlers = useRef<Handlers>({ move: ignore, leave: ignore, click: ignore, key: ignore });
  useEffect(() => {
    handlers.current = latest;
  });

  useEffect(() => {
    if (!screen) return undefined;
    const keydown = (event: KeyboardEvent) => handlers.current.key(event);
    const canvas = screen.getCanvas();
    const subscriptions = [
      screen.on('mousemove', ({ point }) => handlers.current.move(point)),
      screen.on('mouseout', () => handlers.current.leave()),
      screen.on('click', ({ point }) => handlers.current.click(point)),
    ];
    canvas.addEventListener('keydown', keydown);
    canvas.setAttribute('aria-describedby', helpId);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      canvas.removeEventListener('keydown', keydown);
    };
  }, [screen, helpId]);
}
