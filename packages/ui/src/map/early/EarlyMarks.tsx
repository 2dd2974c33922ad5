import { useLayoutEffect, useRef, useState } from 'react';
import type { MapInset } from '../camera/mapView.ts';
import { type Opening, placesInView } from '../camera/placesInView.ts';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import { byUrgency, type MapStation } from '../StationMap/stations.ts';
import * as styles from './EarlyMarks.css.ts';

/** More stations are shown in clusters, which come with the map. */
const mostMarks = 100;

interface EarlyMarksProps {
  stations: readonly MapStation[];
  opening: Opening;
  inset: MapInset | undefined;
}

/** The stations where the map will show them, while its code is still loading. A picture: the list has the same stations. */
export function EarlyMarks({ stations, opening, inset }: EarlyMarksProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const { clientWidth: width, clientHeight: height } = box.current!;
    setSize({ width, height });
  }, []);
  // The most urgent mark is on top.
  const drawn = size && stations.length <= mostMarks ? stations.toSorted((a, b) => byUrgency(b, a)) : [];
  const places = size ? placesInView(drawn, opening, { ...size, inset }) : [];
  return (
    <div ref={box} className={styles.box} aria-hidden="true" data-early={drawn.length > 0}>
      {drawn.map(({ id, level, color }, index) => {
        const [x, y] = places[index]!;
        return (
          <span key={id} className={styles.mark} style={{ transform: `translate(${x}px,${y}px) translate(-50%,-50%)` }}>
            <LevelMark level={level} color={color} announce="none" />
          </span>
        );
      })}
    </div>
  );
}
