import type { ExportQuery } from '@zrak/api-client';

/** Names of the file formats, the same in every language. */
export const formatNames: Record<NonNullable<ExportQuery['format']>, string> = {
  xlsx: 'Excel',
  csv: 'CSV',
  csvArchive: 'CSV',
  parquet: 'Parquet',
};
