import type { Sentence, Words } from '../sentence.ts';

/** Names of a column of a file. */
export interface ColumnLabels {
  /** Station as the file names it; undefined if it names none. */
  station: string | undefined;
  /** Other names of the station, from metadata. */
  aliases?: string[] | undefined;
  /** Code of the parameter, if known; otherwise as the file names it. */
  parameter: string;
  /** As the file names it; the operator maps it by this name. */
  heading: string;
  /** As the file names it; undefined if it names none. */
  unit: string | undefined;
}

/** Values of one column of a file, before they are matched with a series. */
export interface Readings {
  labels: ColumnLabels;
  /** Instants that the file names, seconds since 1970. */
  times: Float64Array;
  /** NaN only with a flag that says why there is none. */
  values: Float32Array;
  flags: Int8Array;
  /** Lines or rows in the file, from 1. */
  lines: Uint32Array;
}

/** End of the interval that a time stamp names. */
export type StampEnd = 'start' | 'end';

/** A part of a file that is not imported. */
export interface Rejection {
  /** Line or row, from 1; undefined if it concerns no single one. */
  line: number | undefined;
  reason: Sentence;
}

/** A column of a file before it is matched with a series. */
export interface FileColumn {
  /** Station as the file names it. */
  station?: string | undefined;
  heading: string;
  unit?: string | undefined;
  /** Code of the parameter that the heading names. */
  parameter?: string | undefined;
  /** Number of values; undefined for a column that was not read. */
  values?: number;
}

const keptRejections = 20;

/** Observations about a file that the plan states. */
export class Findings {
  /** The first ones. */
  readonly rejections: Rejection[] = [];
  rejected = 0;
  rows = 0;
  blankRows = 0;
  /** Cells without a value, by what they hold: nothing, NA, -999. */
  readonly missing = new Map<string, number>();
  belowDetection = 0;
  negative = 0;
  /** Civil hours that clocks show twice, and of which the file has one. */
  ambiguousTimes = 0;
  readonly notes: Sentence[] = [];
  /** As far as the file was understood, also if it is refused. */
  columns: FileColumn[] = [];

  reject(line: number | undefined, reason: Sentence): void {
    this.rejected++;
    if (this.rejections.length < keptRejections) this.rejections.push({ line, reason });
  }

  countMissing(code: string): void {
    this.missing.set(code, (this.missing.get(code) ?? 0) + 1);
  }
}

/** A column that is still in the parts in which it was read: both forms of all columns would need twice the memory. */
export interface ReadColumn {
  labels: ColumnLabels;
  /** Number of values. */
  length: number;
  /** The whole column, once: the parts are released. */
  finish: () => Readings;
}

/** The content of a file. */
export interface FileContent {
  /** Name of the format, with the dialect of a table. */
  format: Words;
  /** Zone of the times, for the plan; undefined if the file names the offset of each. */
  timeZone: string | undefined;
  /** Whether all times are dates: a daily value then belongs to that day, in every zone and with either end. */
  hasDatesOnly?: boolean;
  /** Default of the format; the option wins. */
  stamp: StampEnd;
  columns: ReadColumn[];
}
