import { type AppLanguage, divides, type ExportQuery, type Interval, type Series } from '@zrak/api-client';
import { addDays, addMonths, civilDateIn } from '@zrak/quantities/time';
import { estimateValues } from '@zrak/machines';
import { type CivilRange, rangeOf } from '../data/period.ts';

/** Maximum number of series per request. */
export const mostSeries = 500;

const presets = [
  'view',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
  'everything',
  'custom',
] as const;
export type Preset = (typeof presets)[number];

/** CSV has two forms: with and without a description of the data. */
export type Format = Exclude<NonNullable<ExportQuery['format']>, 'csvArchive'>;
export type Layout = NonNullable<ExportQuery['layout']>;
export type Separator = NonNullable<ExportQuery['separator']>;
export type DecimalMark = NonNullable<ExportQuery['decimalMark']>;

/** Presets that can be offered. All available data have no first day where the server names none. */
export const presetsFor = (all: readonly Series[], view: CivilRange | undefined): readonly Preset[] =>
  presets.filter((id) => {
    if (id === 'everything') return all.some(({ first }) => first !== undefined);
    return id !== 'view' || view !== undefined;
  });

/** Content and format of an export. */
export interface ExportChoice {
  seriesIds: readonly string[];
  preset: Preset;
  /** Days of the preset `custom`; null until both are complete. */
  days: CivilRange | null;
  interval: Interval;
  format: Format;
  /** For CSV: adds a file that describes the data. */
  isDescribed: boolean;
  layout: Layout;
  separator: Separator;
  decimalMark: DecimalMark;
  /** A further column with measured numbers that are not valid. */
  hasInvalidValues: boolean;
}

/** Initially selected series; none where a file cannot hold all: a part that nobody chose would pass for the whole. */
export const startIdsOf = ({ seriesIds }: Pick<ExportChoice, 'seriesIds'>): readonly string[] =>
  seriesIds.length > mostSeries ? [] : seriesIds;

/** Whether an export has its measured values, and not ones computed from them. */
export const isMeasuredAt = ({ nativeInterval }: Series, interval: Interval): boolean =>
  nativeInterval === interval || !divides(nativeInterval, interval);

/** Days of a preset; null if there are none. @param view the period of the graph */
export function daysOf(
  { preset, days }: Pick<ExportChoice, 'preset' | 'days'>,
  view: CivilRange | undefined,
  series: readonly Series[],
): CivilRange | null {
  const timeZone = series[0]?.timeZone ?? 'UTC';
  const today = civilDateIn(timeZone);
  switch (preset) {
    case 'view':
      return view ?? null;
    case 'last30Days':
      return rangeOf('last30Days', today);
    case 'thisMonth':
      return rangeOf('month', today);
    case 'lastMonth':
      return rangeOf('month', addMonths(today, -1));
    case 'thisYear':
      return rangeOf('year', today);
    case 'lastYear':
      return rangeOf('year', addMonths(today, -12));
    case 'everything': {
      const starts = series.flatMap(({ first }) => (first === undefined ? [] : Date.parse(first)));
      if (starts.length === 0) return null;
      return { from: civilDateIn(timeZone, Math.min(...starts)), to: addDays(today, 1) };
    }
    case 'custom':
      return days;
  }
}

/** Converts a choice to a request. @param culture language of the file */
export function queryOf(
  { seriesIds, interval, format, isDescribed, layout, separator, decimalMark, hasInvalidValues }: ExportChoice,
  days: CivilRange,
  culture: AppLanguage,
): ExportQuery {
  const kinds = {
    xlsx: { format: 'xlsx', layout },
    csv: { format: isDescribed ? 'csvArchive' : 'csv', layout, separator, decimalMark },
    parquet: { format: 'parquet' },
  } as const;
  const further = hasInvalidValues && { invalidValues: true };
  return { seriesIds: [...seriesIds], ...days, interval, culture, ...kinds[format], ...further };
}

export interface ExportSize {
  values: number;
  bytes: number;
}

/** Measured bytes of a file, per row and per value with its flag. */
const weights: Record<Format | 'zip', { row: number; value: number }> = {
  xlsx: { row: 19, value: 9 },
  csv: { row: 38, value: 7 },
  zip: { row: 5, value: 2 },
  parquet: { row: 0, value: 13 },
};

/** Estimates the size of an export from metadata alone. @param series the selected ones */
export function sizeOf(
  series: readonly Series[],
  { from, to }: CivilRange,
  { interval, format, isDescribed, layout }: Pick<ExportChoice, 'interval' | 'format' | 'isDescribed' | 'layout'>,
): ExportSize {
  const count = (some: readonly Series[]) => estimateValues(some, Date.parse(from), Date.parse(to), interval);
  const tables = layout === 'oneTable' ? [series] : [...Map.groupBy(series, ({ locationId }) => locationId).values()];
  const rows = tables.reduce((sum, [first]) => sum + (first ? count([first]) : 0), 0);
  const values = count(series);
  const { row, value } = weights[format === 'csv' && (isDescribed || tables.length > 1) ? 'zip' : format];
  return { values, bytes: rows * row + values * value };
}
