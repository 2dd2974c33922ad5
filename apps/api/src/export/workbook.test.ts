import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columnName, escapeXml, type Sheet, style, workbookStream } from './workbook.ts';

const now = Date.parse('2026-11-18T10:07:00Z') / 1000;

async function files(sheets: Sheet[]): Promise<Map<string, string>> {
  const pieces: Buffer[] = [];
  for await (const piece of workbookStream(sheets, now)) pieces.push(piece);
  const archive = unzipSync(Buffer.concat(pieces));
  return new Map(Object.entries(archive).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const sheet = (name: string, rows: Sheet['rows'] = () => []): Sheet => ({ name, widths: [10, 10], rows });

describe('workbookStream', () => {
  it('keeps text from becoming a formula', async () => {
    const texts = ['=1+1', '+1', '-1', '@x', '\tx', '<b>&"'];
    const xml = (await files([sheet('a', () => texts.map((text) => [{ text }]))])).get('xl/worksheets/sheet1.xml')!;
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(texts.length);
    expect(xml).not.toContain('<f>');
    expect(xml).toContain('&lt;b&gt;&amp;&quot;');
  });

  it('leaves out numbers that are not finite', async () => {
    const rows = [
      [
        { number: Number.NaN, style: style.integer },
        { number: 2, style: style.integer },
      ],
    ];
    const xml = (await files([sheet('a', () => rows)])).get('xl/worksheets/sheet1.xml')!;
    expect(xml).toContain('<row r="1"><c r="B1" s="4"><v>2</v></c></row>');
  });

  it('writes every row of a sheet of many pieces once', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, row) => row / 4);
    const rows = numbers.map((number) => [{ number, style: style.decimals(2) }, { text: 'č'.repeat(10) }]);
    const xml = (await files([sheet('a', () => rows)])).get('xl/worksheets/sheet1.xml')!;
    expect(xml.length).toBeGreaterThan(10 * (1 << 16));
    const written = [...xml.matchAll(/<c r="A(\d+)" s="8"><v>([\d.]+)<\/v><\/c><c [^>]*>.*?č{10}</g)];
    expect(written.map(([, row, value]) => [Number(row), Number(value)])).toEqual(
      numbers.map((number, index) => [index + 1, number]),
    );
  });

  it('makes names that Excel accepts', async () => {
    const long = 'A name with [more] than the thirty-one characters';
    const xml = (await files([sheet(long), sheet(long), sheet('a/b')])).get('xl/workbook.xml')!;
    const names = [...xml.matchAll(/name="([^"]+)"/g)].map(([, name]) => name!);
    expect(new Set(names).size).toBe(3);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(31);
      expect(name).not.toMatch(/[[\]:*?/\\]/);
    }
  });

  it('requests rows no faster than they are read', async () => {
    let generated = 0;
    const rows = function* () {
      for (; generated < 1_000_000; generated++) yield [{ number: generated * 1.37, style: style.integer }];
    };
    const stream = workbookStream([sheet('a', rows)], now);
    for (let piece = 0; piece < 14; piece++) await stream.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(generated).toBeLessThan(200_000);
    const before = generated;
    await stream.return(undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(generated - before).toBeLessThan(5000);
  });
});

describe('escapeXml', () => {
  it('leaves out characters that XML does not allow and cuts text that is too long for a cell', () => {
    expect(escapeXml('a\u0000b\u001Fc\uD800')).toBe('abc\uFFFD');
    expect(escapeXml('x'.repeat(40_000))).toHaveLength(32_767);
  });
});

describe('columnName', () => {
  it('counts like Excel', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
