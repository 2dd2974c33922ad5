export type Decimal = '.' | ',';

const others = { '.': ',', ',': '.' } as const;
/** Separators of thousands other than point and comma: spaces and apostrophes. */
const blanks = "[ \\u00a0\\u202f'’]";

/** Reads numbers with one decimal mark. The result is NaN for a text that is no number. */
export function numberReader(decimal: Decimal): (text: string) => number {
  const mark = `\\${decimal}`;
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:(?:\\${others[decimal]}|${blanks})\\d{3})+(?:${mark}\\d+)?$`);
  const separators = new RegExp(`\\${others[decimal]}|${blanks}`, 'g');
  const plain = (text: string): number => (decimal === '.' ? decimalOf(text) : commaOf(text));
  return (text) => {
    const value = plain(text);
    if (!Number.isNaN(value)) return value;
    return grouped.test(text) ? plain(text.replace(separators, '')) : Number.NaN;
  };
}

function decimalOf(text: string): number {
  const value = Number(text);
  // Number also reads hexadecimal digits, an empty text and infinity.
  if (value === 0 ? text.trim() === '' : !Number.isFinite(value)) return Number.NaN;
  return /^[+-]?0[xbo]/i.test(text) ? Number.NaN : value;
}

function commaOf(text: string): number {
  return text.includes('.') ? Number.NaN : decimalOf(text.replace(',', '.'));
}

/** The decimal mark of the cells of a sample; undefined if they do not tell. */
export function decimalOfCells(cells: readonly string[], delimiter: string): Decimal | undefined {
  const count = (pattern: RegExp): number => cells.filter((cell) => pattern.test(cell)).length;
  // With three digits after it, either may separate thousands.
  const commas = count(/^[+-]?\d*,(?:\d{1,2}|\d{4,})$/) + count(/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/);
  const points = count(/^[+-]?\d*\.(?:\d{1,2}|\d{4,})(?:e[+-]?\d+)?$/i) + count(/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/);
  if (commas !== points) return commas > points ? ',' : '.';
  if (delimiter === ',') return '.';
  const unclearCommas = count(/^[+-]?\d{1,3},\d{3}$/);
  const unclearPoints = count(/^[+-]?\d{1,3}\.\d{3}$/);
  if (unclearCommas > 0 || unclearPoints > 0) {
    // A zero in front is never a thousand.
    if (count(/^[+-]?0,\d{3}$/) > 0) return ',';
    if (count(/^[+-]?0\.\d{3}$/) > 0) return '.';
    return undefined;
  }
  return '.';
}
