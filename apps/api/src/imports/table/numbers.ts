export type Decimal = '.' | ',';

/** Separators of thousands other than point and comma: spaces and apostrophes. */
const blanks = "[ \\u00a0\\u202f'’]";

/** Separators of thousands in numbers with this decimal mark. */
const separators = { '.': `,|${blanks}`, ',': `\\.|${blanks}` } as const;

/** Numbers with one separator of thousands throughout. A zero in front is never a thousand. */
const grouped = (decimal: Decimal, fraction: '?' | ''): RegExp =>
  new RegExp(`^[+-]?[1-9]\\d{0,2}(${separators[decimal]})\\d{3}(?:\\1\\d{3})*(?:\\${decimal}\\d+)${fraction}$`);

/** Reads numbers with one decimal mark. The result is NaN for a text that is no number. */
export function numberReader(decimal: Decimal): (text: string) => number {
  const groupedNumber = grouped(decimal, '?');
  const separator = new RegExp(separators[decimal], 'g');
  const plain = decimal === '.' ? decimalOf : commaOf;
  return (text) => {
    const trimmed = text.trim();
    const value = plain(trimmed);
    if (!Number.isNaN(value)) return value;
    return groupedNumber.test(trimmed) ? plain(trimmed.replace(separator, '')) : Number.NaN;
  };
}

function decimalOf(text: string): number {
  const value = Number(text);
  // Number also reads hexadecimal digits, an empty text and infinity. A stored value has 32 bits.
  return text === '' || !Number.isFinite(Math.fround(value)) || /^0[xbo]/i.test(text) ? Number.NaN : value;
}

function commaOf(text: string): number {
  return text.includes('.') ? Number.NaN : decimalOf(text.replace(',', '.'));
}

/** With three digits after it, either mark may separate thousands. */
const unclear = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The decimal mark of the cells of a sample; undefined if they do not tell. */
export function decimalOfCells(cells: readonly string[], delimiter: string): Decimal | undefined {
  const clear = cells.filter((cell) => !unclear.test(cell));
  const count = (plain: RegExp, thousands: RegExp): number =>
    clear.filter((cell) => plain.test(cell) || thousands.test(cell)).length;
  const commas = count(/^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i, grouped(',', ''));
  const points = count(/^[+-]?\d*\.\d+(?:e[+-]?\d+)?$/i, grouped('.', ''));
  if (commas !== points) return commas > points ? ',' : '.';
  if (delimiter === ',') return '.';
  return commas > 0 || clear.length < cells.length ? undefined : '.';
}
