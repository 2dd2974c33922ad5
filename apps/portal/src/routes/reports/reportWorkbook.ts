import { type CellObject, utils, write } from 'xlsx';
import type { SheetCell, SheetRows } from './reportSheets.ts';

/** 1 January 1970, as Excel counts days. */
const epoch = 25_569;
const dayLength = 86_400_000;

function cellOf(cell: SheetCell): CellObject | null {
  if (cell === null) return null;
  // Text stays text, whatever it begins with.
  if (typeof cell === 'string') return { t: 's', v: cell, z: '@' };
  if (typeof cell === 'number') return { t: 'n', v: cell, z: 'General' };
  return { t: 'n', v: cell.civil / dayLength + epoch, z: cell.isDay ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
}

const widthOf = (cell: SheetCell | undefined) => (typeof cell === 'string' ? cell.length : 16);

/** Sheets of real numbers and dates as an Excel file. */
export function reportWorkbook(sheets: readonly SheetRows[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
    const columns = Math.max(...rows.map((row) => row.length));
    sheet['!cols'] = Array.from({ length: columns }, (_, column) => ({
      wch: Math.min(48, Math.max(9, ...rows.map((row) => widthOf(row[column]) + 1))),
    }));
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
