import type { ChartLink } from '@zrak/ui/chartLink';
import { useCallback, useEffect, useState } from 'react';
import { shownHourOf } from '../stationMap/hours.ts';
import type { ColourBy } from '../stationMap/mapColouring.ts';
import { useHours } from '../stationMap/useHours.ts';
import type { MapHour } from '../stationMap/useMapHour.ts';

/**
 * Hour of a map beside a graph: that of the graph's cursor, which in turn follows the map's slider. `slider` follows
 * the cursor only after its first use; otherwise it would appear and disappear with it.
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

  useEffect(() => {
    if (!canGoBack) return undefined;
    return link.subscribe((time) => {
      const shown = time === null ? null : shownHourOf(time, Date.now());
      setPointed(shown);
      if (shown !== null) setNeeded(true);
    });
  }, [link, canGoBack]);

  const { hours, hasFailed } = useHours(clientId, by, canGoBack && isNeeded);
  const change = useCallback(
    (next: number | null) => {
      setSelected(next);
      setNeeded(true);
      link.move(next);
    },
    [link],
  );
  const time = canGoBack ? (pointed ?? selected) : null;
  const shown = time !== null && hours ? { time, hours } : null;
  return { shown, slider: { time: selected === null ? null : time, shown, hasFailed, change } };
}
