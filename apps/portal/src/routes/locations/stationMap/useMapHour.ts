import { useCallback } from 'react';
import { defineAddress } from '../../../shared/address/address.ts';
import { parsedParam } from '../../../shared/address/param.ts';
import { useQuietAddress } from '../../../shared/address/useAddress.ts';
import { hourText, readHour } from './hours.ts';
import type { Colouring } from './mapColouring.ts';
import { useHours } from './useHours.ts';
import type { ShownHour } from './useMapStations.ts';

export interface MapHour {
  /** Start of the selected hour, epoch milliseconds; null is now. */
  time: number | null;
  /** The same hour with its values, once they have loaded. */
  shown: ShownHour | null;
  hasFailed: boolean;
  change: (time: number | null) => void;
}

export interface ChosenHour extends MapHour {
  /** A past hour is selected but not shown, because warnings exist only for now. */
  isLeft: boolean;
}

const hourAddress = defineAddress({ at: parsedParam((text) => readHour(text, Date.now()), hourText) });

/** Hour shown on the map. */
export function useMapHour(clientId: string, { by }: Colouring): ChosenHour {
  const {
    values: { at: requested },
    change: changeAddress,
  } = useQuietAddress(hourAddress);
  const time = by === 'warning' ? null : requested;
  const { hours, hasFailed } = useHours(clientId, by, time !== null);
  const change = useCallback((next: number | null) => changeAddress({ at: next }), [changeAddress]);
  const shown = time !== null && hours ? { time, hours } : null;
  return { time, shown, hasFailed, isLeft: time !== requested, change };
}
