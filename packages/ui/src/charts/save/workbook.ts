import type { ValueTable } from './columns.ts';

/** What a graph shows, to be written to a workbook. */
export interface SeenValues extends ValueTable {
  title: string;
  /** The part in view, as it is written: its ends, how its values came about, whose they are. */
  period: string;
  caption: string;
  source: string | null;
  /** IANA name of the zone the graph is in. */
  timeZone: string;
}

/** Gives the bytes of an Excel file. */
export type WorkbookWriter = (seen: SeenValues) => Promise<Blob>;
