import type { ChartLink } from '@zrak/ui/chartLink';
import { useCallback, useEffect, useState } from 'react';
import { shownHourOf } from '../stationMap/hours.ts';
import type { ColourBy } from '../stationMap/mapColouring.ts';
import { useHours } from '../stationMap/useHours.ts';
import type { MapHour } from '../stationMap/useMapHour.ts';

/**
 * The hour a map beside a graph shows: that under the graph's cursor, which in turn goes where the map's slider leads.
 * `slider` follows the cursor once it has been asked for; before, it would come and go with it.
 */
export function useLinkedHour(
  clientId: string,
  by: ColourBy,
  link: ChartLink,
): { shown: MapHour['shown']; slider: MapHour } {
  const [asked, setAsked] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // Once loaded they stay: a cursor comes and goes.
  const [isWanted, setWanted] = useState(false);
  const canGoBack = by !== 'warning';

  useEffect(() => {
    if (!canGoBack) return undefined;
    return link.subscribe((time) => {
      const shown = time === null ? null : shownHourOf(time, Date.now());
      setPointed(shown);
      if (shown !== null) setWanted(true);
    });
  }, [link, canGoBack]);

  const { hours, hasFailed } = useHours(clientId, by, canGoBack && isWanted);
  const change = useCallback(
    (next: number | null) => {
      setAsked(next);
      setWanted(true);
      link.move(next);
    },
    [link],
  );
  const time = canGoBack ? (pointed ?? asked) : null;
  const shown = time !== null && hours ? { time, hours } : null;
  return { shown, slider: { time: asked === null ? null : time, shown, hasFailed, change } };
}
