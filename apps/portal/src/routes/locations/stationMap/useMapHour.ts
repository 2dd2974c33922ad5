import { useCallback, useEffect, useMemo, useState } from 'react';
import { defineAddress } from '../../../shared/address/address.ts';
import { parsedParam } from '../../../shared/address/param.ts';
import { useQuietAddress } from '../../../shared/address/useAddress.ts';
import { type Hours, hourText, readHour, windowsBack } from './hours.ts';
import type { Colouring } from './mapColouring.ts';
import { useHours } from './useHours.ts';
import { useThisHour } from './useThisHour.ts';
import type { ShownHour } from './useMapStations.ts';

export interface MapHour {
  /** Start of the selected hour, epoch milliseconds; null is now. */
  time: number | null;
  /** The same hour with its values, once they have loaded. */
  shown: ShownHour | null;
  /** Hours of the window that contains it; null before they have loaded. */
  hours: Hours | null;
  hasFailed: boolean;
  change: (time: number | null) => void;
}

export interface ChosenHour extends MapHour {
  /** A past hour is selected but not shown, because warnings exist only for now. */
  isLeft: boolean;
}

const hourAddress = defineAddress({ at: parsedParam((text) => readHour(text, Date.now()), hourText) });

/** More stations are loaded on request only: their hours are many megabytes. */
const loadedUnasked = 100;
/** Milliseconds until the hours are loaded that nobody has asked for: after the map itself. */
const afterMapMs = 1500;

/** Hour shown on the map. */
export function useMapHour(clientId: string, { by }: Colouring, stationCount: number): ChosenHour {
  const {
    values: { at: requested },
    change: changeAddress,
  } = useQuietAddress(hourAddress);
  const time = by === 'warning' ? null : requested;
  const now = useThisHour();
  const isAfterMap = useDelay(afterMapMs);
  const isWanted = time !== null || (by !== 'warning' && isAfterMap && stationCount <= loadedUnasked);
  const { hours, hasFailed } = useHours(clientId, by, isWanted, windowsBack(time, now));
  const change = useCallback((next: number | null) => changeAddress({ at: next }), [changeAddress]);
  const isLeft = time !== requested;
  return useMemo(() => {
    const shown = time !== null && hours ? { time, hours } : null;
    return { time, shown, hours, hasFailed, isLeft, change };
  }, [time, hours, hasFailed, isLeft, change]);
}

/** Whether this time has passed since the component was mounted. */
export function useDelay(delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
