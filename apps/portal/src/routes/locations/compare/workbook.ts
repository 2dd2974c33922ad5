import { zoneOf } from '@zrak/quantities/time';
import type { SeenValues } from '@zrak/ui/charts';
import { type AOA2SheetOpts, type CellObject, utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { withUnit } from '../../../shared/withUnit.ts';

/** Texts of a workbook in the user's language. */
export interface WorkbookWords {
  /** Names of the two sheets. */
  values: string;
  about: string;
  /** Column headers: local time, its offset from UTC in hours, flags of a series. */
  time: string;
  offset: string;
  flag: string;
  /** Rows of the second sheet. */
  title: string;
  period: string;
  method: string;
  source: string;
  timeZone: string;
  made: string;
  flags: string;
}

export interface WorkbookRequest {
  seen: SeenValues;
  words: WorkbookWords;
  /** Creation time, epoch milliseconds. */
  now: number;
}

type Row = (CellObject | null)[];

/** 1 January 1970 as an Excel serial day. */
const epoch = 25_569;
const timeFormat = 'yyyy-mm-dd hh:mm';

/**
 * Text cell, also for a text that looks like a formula; the text format prevents it from becoming one when it is
 * edited.
 */
const text = (value: string): CellObject => ({ t: 's', v: value, z: '@' });
const number = (value: number, format: string): CellObject => ({ t: 'n', v: value, z: format });
const decimalFormat = (decimals: number) => (decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0');

/** A series has a flags column if it has a flag other than 1 (valid) and 0 (no data). */
function valueRows({ times, columns, timeZone }: SeenValues, words: WorkbookWords): Row[] {
  const zone = zoneOf(timeZone, 'milliseconds');
  const hasFlagColumn = columns.map(({ flags }) => flags?.some((flag) => flag !== 1 && flag !== 0) ?? false);
  const heads = columns.flatMap(({ label, unit }, index) => [
    text(withUnit({ name: label, unit })),
    ...(hasFlagColumn[index] ? [text(`${words.flag}: ${label}`)] : []),
  ]);
  const rows = Array.from(times, (time, row): Row => {
    const ahead = zone.offsetAt(time);
    const cells = columns.flatMap(({ values, decimals, flags }, index): Row => {
      const value = values[row]!;
      const cell = Number.isNaN(value) ? null : number(Number(value.toFixed(decimals)), decimalFormat(decimals));
      return flags && hasFlagColumn[index] ? [cell, flags[row] ? number(flags[row], '0') : null] : [cell];
    });
    return [number((time + ahead) / zone.day + epoch, timeFormat), number(ahead / zone.hour, 'General'), ...cells];
  });
  return [[text(`${words.time} (${timeZone})`), text(words.offset), ...heads], ...rows];
}

function aboutRows({ title, period, caption, source, timeZone }: SeenValues, words: WorkbookWords, now: number): Row[] {
  const zone = zoneOf(timeZone, 'milliseconds');
  const made = number(zone.civilOf(now) / zone.day + epoch, timeFormat);
  return [
    [text(words.title), text(title)],
    [text(words.period), text(period)],
    [text(words.method), text(caption)],
    [text(words.timeZone), text(timeZone)],
    ...(source === null ? [] : [[text(words.source), text(source)]]),
    [text(words.flag), text(words.flags)],
    [text(words.made), made],
  ];
}

/**
 * Stores sheets as arrays of rows instead of cells by name, which takes a third of the time. The types lack this option.
 */
const dense: AOA2SheetOpts & { dense: true } = { dense: true };

function sheetOf(rows: Row[]): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows, dense);
  sheet['!cols'] = (rows[0] ?? []).map((head) => ({ wch: Math.max(18, String(head?.v ?? '').length + 2) }));
  return sheet;
}

/** Writes an Excel file: a sheet with real dates and numbers, and a sheet that describes them. */
export function workbookOf({ seen, words, now }: WorkbookRequest): ArrayBuffer {
  const book: WorkBook = utils.book_new();
  utils.book_append_sheet(book, sheetOf(valueRows(seen, words)), words.values);
  utils.book_append_sheet(book, sheetOf(aboutRows(seen, words, now)), words.about);
  return write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer;
}
