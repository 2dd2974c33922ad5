import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { besidePlace } from './besidePlace.ts';
import type { MarkScreen } from './markScreen.ts';
import type { Place } from './place.ts';
import type { Offset } from './spiderfy.ts';
import * as styles from '../StationMap/StationMap.css.ts';

interface MapAnchorProps {
  screen: MarkScreen;
  place: Place;
  /** Pixels from the position. */
  offset?: Offset | null;
  className: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Keeps an element beside a position on the map and inside its visible area. */
export function MapAnchor({ screen, place, offset = null, className, isHidden = false, children }: MapAnchorProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Cached on change: reading them on each move of the map would force a layout.
    let size = { width: 0, height: 0 };
    let frame = size;
    const put = () => {
      const at = screen.project(place);
      const middle = { x: at.x + (offset?.[0] ?? 0), y: at.y + (offset?.[1] ?? 0) };
      const [left, top] = besidePlace(middle, size, frame, screen.getPadding());
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    const measure = () => {
      const { clientWidth, clientHeight } = screen.getContainer();
      size = { width: element.offsetWidth, height: element.offsetHeight };
      frame = { width: clientWidth, height: clientHeight };
      put();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    screen.on('move', put);
    screen.on('resize', measure);
    return () => {
      observer.disconnect();
      screen.off('move', put);
      screen.off('resize', measure);
    };
  }, [screen, place, offset]);

  return (
    <div ref={ref} aria-hidden={isHidden} className={`${styles.anchor} ${className}`}>
      {children}
    </div>
  );
}
