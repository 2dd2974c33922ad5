import { valueTable } from './columns.ts';
import { type CsvTable, toCsv } from './csv.ts';
import { drawSheet, sheetWidthPx, type Sheet, sheetHeight } from './sheet.ts';
import { SvgPen } from './SvgPen.ts';
import type { WorkbookWriter } from './workbook.ts';

/** Device pixels per CSS pixel, for a sharp print. */
const pixelsPerPixel = 2;

function sheetAsSvg(sheet: Sheet): string {
  const pen = new SvgPen();
  drawSheet(pen, sheet);
  return pen.toSvg(sheetWidthPx, sheetHeight(sheet), sheet.title);
}

async function sheetAsPng(sheet: Sheet): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidthPx * pixelsPerPixel;
  canvas.height = sheetHeight(sheet) * pixelsPerPixel;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas');
  context.scale(pixelsPerPixel, pixelsPerPixel);
  drawSheet(context, sheet);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is too large'))), 'image/png');
  });
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** File name that is valid on every platform. */
const fileName = (title: string, kind: string) =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'graph'
  }.${kind}`;

export type SavedKind = 'png' | 'svg' | 'csv' | 'xlsx';

/**
 * Saves the visible part as a file.
 * @param writeWorkbook required for `xlsx`
 */
export async function saveAs(
  kind: SavedKind,
  sheet: Sheet,
  table: CsvTable,
  writeWorkbook: WorkbookWriter | undefined,
): Promise<void> {
  const name = fileName(sheet.title, kind);
  if (kind === 'png') save(await sheetAsPng(sheet), name);
  else if (kind === 'svg') save(new Blob([sheetAsSvg(sheet)], { type: 'image/svg+xml' }), name);
  else if (kind === 'xlsx') {
    const { title, period, caption, source = null, timeZone } = sheet;
    const values = valueTable(table.series, table.from, table.to);
    const file = await writeWorkbook?.({ title, period, caption, source, timeZone, ...values });
    if (file) save(file, name);
  } else save(new Blob([toCsv(table)], { type: 'text/csv' }), name);
}
