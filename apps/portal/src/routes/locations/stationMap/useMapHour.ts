import { useCallback, useState } from 'react';
import { readHour } from './hours.ts';
import type { Colouring } from './mapColouring.ts';
import { useAddressNote } from './useAddressNote.ts';
import { useHours } from './useHours.ts';
import type { ShownHour } from './useMapStations.ts';

export interface MapHour {
  /** Start of the hour that was asked for, epoch milliseconds; null is now. */
  time: number | null;
  /** The same with its values, once they are there. */
  shown: ShownHour | null;
  hasFailed: boolean;
  change: (time: number | null) => void;
}

export interface ChosenHour extends MapHour {
  /** One gone by is asked for, and not shown: warnings are of now only. */
  isLeft: boolean;
}

/** The hour the map shows. */
export function useMapHour(clientId: string, { by }: Colouring): ChosenHour {
  const [asked, setAsked] = useState(() => readHour(new URLSearchParams(window.location.search).get('at'), Date.now()));
  const note = useAddressNote('at');
  const time = by === 'warning' ? null : asked;
  const { hours, hasFailed } = useHours(clientId, by, time !== null);
  const change = useCallback(
    (next: number | null) => {
      setAsked(next);
      note(next === null ? null : new Date(next).toISOString().replace(':00:00.000', ''));
    },
    [note],
  );
  const shown = time !== null && hours ? { time, hours } : null;
  return { time, shown, hasFailed, isLeft: time !== asked, change };
}
