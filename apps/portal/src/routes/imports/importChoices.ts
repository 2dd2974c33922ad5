import type { ImportedSeries, ImportOutcome, NativeInterval } from '@zrak/api-client';

/** Choices of the user about a file; absent ones are left to the server. */
export interface ImportOptions {
  /** Id of a station by its name in the file; the empty name is for a file that names none. */
  stations: Readonly<Record<string, string>>;
  /** Code of a parameter by the key of a column; empty to leave the column out. */
  columns: Readonly<Record<string, string>>;
  /** Unit by the key of a column. */
  units: Readonly<Record<string, string>>;
  timeZone?: string | undefined;
  stamp?: 'start' | 'end' | undefined;
  decimal?: 'point' | 'comma' | undefined;
  dateOrder?: 'dmy' | 'mdy' | undefined;
  encoding?: string | undefined;
  interval?: NativeInterval | undefined;
  average?: boolean | undefined;
}

export const noOptions: ImportOptions = { stations: {}, columns: {}, units: {} };

type Column = ImportOutcome['columns'][number];

export interface StationChoice {
  /** Name in the file; empty if it names none. */
  label: string;
  /** Id of the station that gets the values; null if none was found. */
  locationId: string | null;
}

export interface ColumnChoice {
  /** As the server names the column in the options. */
  key: string;
  station: string;
  heading: string;
  /** As the file or the user states it. */
  unit: string | null;
  /** Number of values; null if the column was not read. */
  values: number | null;
  /** Code of the parameter; empty if the user leaves the column out, null if none was found. */
  parameter: string | null;
}

const keyOf = ({ station, heading }: Column) => (station === undefined ? heading : `${station}/${heading}`);
/** As the series of an outcome name it. */
const nameOf = ({ station, heading }: Column) => (station === undefined ? heading : `${station} / ${heading}`);

const seriesOf = (column: Column, series: readonly ImportedSeries[]) =>
  series.find(({ columns }) => columns.includes(nameOf(column)));

/** The stations of a file, in its order. */
export function stationChoices({ columns, series }: ImportOutcome, options: ImportOptions): StationChoice[] {
  const labels = [...new Set(columns.map(({ station }) => station ?? ''))];
  return labels.map((label) => {
    const found = columns
      .filter(({ station }) => (station ?? '') === label)
      .map((column) => seriesOf(column, series))
      .find((one) => one !== undefined);
    return { label, locationId: options.stations[label] ?? found?.locationId ?? null };
  });
}

/** The columns of a file, in its order. */
export function columnChoices({ columns, series }: ImportOutcome, options: ImportOptions): ColumnChoice[] {
  return columns.map((column) => ({
    key: keyOf(column),
    station: column.station ?? '',
    heading: column.heading,
    unit: options.units[keyOf(column)] ?? column.unit ?? null,
    values: column.values ?? null,
    parameter: options.columns[keyOf(column)] ?? seriesOf(column, series)?.parameter ?? column.parameter ?? null,
  }));
}
