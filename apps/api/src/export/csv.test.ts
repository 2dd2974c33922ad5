import { describe, expect, it } from 'vitest';
import { type CsvMarks, csvPieces } from './csv.ts';
import { type Cell, style } from './workbook.ts';

async function written(cells: Cell[], marks: CsvMarks): Promise<string> {
  let text = '';
  for await (const piece of csvPieces({ name: 'a', widths: [], rows: () => [cells] }, marks)) text += piece.toString();
  return text;
}
const words = (value: string): Cell => ({ text: value });
const number = (value: number, digits = 1): Cell => ({ number: value, style: style.decimals(digits) });

describe('csvPieces', () => {
  it('quotes only the fields that need it', async () => {
    const cells = [words('a,b'), words('say "so"'), words('two\nlines'), undefined, words('č;d')];
    expect(await written(cells, { separator: 'comma', decimalMark: 'point' })).toBe(
      '\uFEFF"a,b","say ""so""","two\nlines",,č;d\r\n',
    );
  });

  it('keeps text from becoming a formula and leaves numbers unquoted', async () => {
    const cells = [
      words('=1+1'),
      words('+1'),
      words('-1'),
      words('@x'),
      words('\tx'),
      number(-1.25, 2),
      number(Number.NaN),
    ];
    expect(await written(cells, { separator: 'semicolon', decimalMark: 'comma' })).toBe(
      "\uFEFF'=1+1;'+1;'-1;'@x;'\tx;-1,25;\r\n",
    );
  });

  it('quotes a number whose decimal mark is the separator', async () => {
    expect(await written([number(0.5), number(2, 0)], { separator: 'comma', decimalMark: 'comma' })).toBe(
      '\uFEFF"0,5",2\r\n',
    );
  });
});
