import { type CsvMarks, csvPieces, csvStream } from './csv.ts';
import { type MeasurementTables, measurementTables, rowCountOf, type TableOptions } from './measurementTables.ts';
import { parquetStream } from './parquet.ts';
import { fileNames } from './sheetNames.ts';
import { workbookStream } from './workbook.ts';
import { zipStream } from './zip.ts';

export interface FileOptions extends TableOptions {
  format: { kind: 'xlsx' } | { kind: 'parquet' } | ({ kind: 'csv' | 'csvArchive' } & CsvMarks);
}

interface MeasurementFile {
  mediaType: string;
  extension: 'xlsx' | 'csv' | 'zip' | 'parquet';
  /** Number of lines, for formats in which a truncated file is not recognisable. */
  rowCount?: number;
  content: AsyncGenerator<Buffer>;
}

/**
 * Values of a query as a file. An archive includes a description of the data; CSV of several tables is always an
 * archive.
 */
export function measurementFile({ format, ...options }: FileOptions): MeasurementFile {
  if (format.kind === 'xlsx') {
    return {
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      content: workbook(measurementTables(options), options.store.now),
    };
  }
  if (format.kind === 'parquet') {
    return { mediaType: 'application/vnd.apache.parquet', extension: 'parquet', content: parquetStream(options) };
  }
  const { tables, about } = measurementTables({
    ...options,
    rowLimit: Number.MAX_SAFE_INTEGER,
    naming: { id: 'export.measurementTables.file', namesOf: (titles) => fileNames(titles, '.csv') },
  });
  if (tables.length === 1 && format.kind === 'csv') {
    return {
      mediaType: 'text/csv; charset=utf-8; header=present',
      extension: 'csv',
      rowCount: 1 + rowCountOf(options.query, options.layout),
      content: csvStream(tables[0]!, format),
    };
  }
  const sheets = [...tables, about];
  return {
    mediaType: 'application/zip',
    extension: 'zip',
    content: zipStream(
      sheets.map((sheet) => ({ name: sheet.name, content: () => csvPieces(sheet, format) })),
      options.store.now,
    ),
  };
}

/** The sheet about the data is the last, because it contains the number of values. */
const workbook = ({ tables, about }: MeasurementTables, written: number): AsyncGenerator<Buffer> =>
  workbookStream([...tables, about], written);
