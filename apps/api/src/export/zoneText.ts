import type { Say } from '../texts.ts';

/** A time zone as texts name it: the name of UTC+1, `Etc/GMT-1`, counts hours west of Greenwich. */
export const zoneText = (say: Say, name: string): string =>
  name === 'Etc/GMT-1' ? say('export.measurementTables.utcPlus1') : name;
