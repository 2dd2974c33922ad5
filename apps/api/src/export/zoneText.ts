import type { Say } from '../texts.ts';
import { utcPlus1 } from '../time/zone.ts';

/** A time zone as texts name it: "Europe/Ljubljana", "UTC+1, all year". */
export const zoneText = (say: Say, name: string): string =>
  name === utcPlus1 ? say('export.measurementTables.utcPlus1') : name;
