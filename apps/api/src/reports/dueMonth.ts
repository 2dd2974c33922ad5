import { reportPeriod } from '../statistics/period.ts';
import type { Zone } from '@zrak/quantities/time';

/** How long values that are late are waited for: until six in the morning of the second day of the next month. */
const settling = 30 * 3600;

/** A month as reports name it, `2026-10`. */
export interface DueMonth {
  name: string;
  /** From when on its report may be sent, seconds. */
  dueAt: number;
}

/** The newest month that is over in all zones, and whose late values have had their time. @param zones at least one */
export function dueMonth(zones: readonly Zone[], now: number): DueMonth {
  const settled = now - settling;
  const running = zones.map((zone) => monthAt(settled, zone)).toSorted()[0]!;
  const name = monthAfter(running, -1);
  return { name, dueAt: settling + Math.max(...zones.map((zone) => reportPeriod(name, zone, now).to)) };
}

/** So many months later. */
export function monthAfter(name: string, count = 1): string {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count)).toISOString().slice(0, 7);
}

const monthAt = (instant: number, zone: Zone): string =>
  new Date((instant + zone.offsetAt(instant)) * 1000).toISOString().slice(0, 7);
