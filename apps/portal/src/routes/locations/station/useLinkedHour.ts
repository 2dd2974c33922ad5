import type { ChartLink } from '@zrak/ui/chartLink';
import { useCallback, useEffect, useState } from 'react';
import { shownHourOf, windowsBack } from '../stationMap/hours.ts';
import type { ColourBy } from '../stationMap/mapColouring.ts';
import { useHours } from '../stationMap/useHours.ts';
import { useThisHour } from '../stationMap/useThisHour.ts';
import type { MapHour } from '../stationMap/useMapHour.ts';

/** Milliseconds for which the cursor rests before another window of hours is loaded. */
const restMs = 250;

/**
 * Hour of a map beside a graph: that of the graph's cursor, which in turn follows the map's slider, to any hour of
 * the graph.
 */
export function useLinkedHour(
  clientId: string,
  by: ColourBy,
  link: ChartLink,
): { shown: MapHour['shown']; slider: MapHour } {
  const [selected, setSelected] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // Loaded once and kept, because the cursor appears and disappears often.
  const [isNeeded, setNeeded] = useState(false);
  const canGoBack = by !== 'warning';
  const now = useThisHour();

  useEffect(() => {
    if (!canGoBack) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loaded = 0;
    const unsubscribe = link.subscribe((time) => {
      clearTimeout(timer);
      const shown = time === null ? null : shownHourOf(time, now);
      const back = windowsBack(shown, now);
      const point = () => {
        loaded = back;
        setPointed(shown);
        if (shown !== null) setNeeded(true);
      };
      // Other hours are loaded only where the cursor rests.
      if (shown === null || back === loaded) point();
      else timer = setTimeout(point, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [link, canGoBack, now]);

  const change = useCallback(
    (next: number | null) => {
      setSelected(next);
      setNeeded(true);
      link.move(next);
    },
    [link],
  );
  const time = canGoBack ? (pointed ?? selected) : null;
  const { hours, hasFailed } = useHours(clientId, by, canGoBack && isNeeded, windowsBack(time, now));
  const shown = time !== null && hours ? { time, hours } : null;
  return { shown, slider: { time, shown, hours, hasFailed, change } };
}
