import type { ExportQuery } from '@zrak/api-client';

export type ExportFormat = NonNullable<ExportQuery['format']>;

/** Names of the file formats, the same in every language. */
export const formatNames: Record<ExportFormat, string> = {
  xlsx: 'Excel',
  csv: 'CSV',
  csvArchive: 'CSV',
  parquet: 'Parquet',
};

const endings: Record<ExportFormat, string> = { xlsx: '.xlsx', csv: '.csv', csvArchive: '.zip', parquet: '.parquet' };

const formats: Record<string, ExportFormat> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
  'application/zip': 'csvArchive',
  'application/vnd.apache.parquet': 'parquet',
};

/** Format of a file by its type; undefined for a type that no export has. */
export const formatOf = (mediaType: string): ExportFormat | undefined => formats[mediaType.toLowerCase().trim()];

/** The name with the ending of the format, which takes the place of that of another one. */
export function nameWithEnding(name: string, format: ExportFormat): string {
  const ending = endings[format];
  const lower = name.toLowerCase();
  if (lower.endsWith(ending)) return name;
  const other = Object.values(endings).find((one) => lower.endsWith(one));
  return `${other === undefined ? name : name.slice(0, -other.length)}${ending}`;
}
