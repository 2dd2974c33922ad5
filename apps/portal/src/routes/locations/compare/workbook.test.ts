import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbookOf, type WorkbookWords } from './workbook.ts';

const words: WorkbookWords = {
  values: 'Values',
  about: 'About',
  time: 'Time',
  offset: 'UTC offset (hours)',
  flag: 'Flag',
  title: 'Title',
  period: 'Period',
  method: 'Method',
  source: 'Source',
  timeZone: 'Time zone',
  made: 'Created',
  flags: '1 valid',
};

const start = Date.parse('2026-07-01T00:00:00+02:00');
const file = (label: string, title = 'Comparison') =>
  unzipSync(
    new Uint8Array(
      workbookOf({
        seen: {
          title,
          period: 'July',
          caption: '1 h mean',
          source: '@client',
          timeZone: 'Europe/Ljubljana',
          times: Float64Array.of(start, start + 3_600_000),
          columns: [
            { label, unit: 'µg/m³', decimals: 1, values: Float32Array.of(12.3, NaN), flags: Int8Array.of(1, -99) },
          ],
        },
        words,
        now: start,
      }),
    ),
  );
const part = (files: ReturnType<typeof file>, name: string) => strFromU8(files[name]!);

describe('workbook', () => {
  test('stores dates and numbers as numbers, and missing values as empty cells', () => {
    const sheet = part(file('PM10'), 'xl/worksheets/sheet1.xml');
    // 46204 is 1 July 2026, in the station's local time.
    expect(sheet).toMatch(/<c r="A2" s="\d+"><v>46204<\/v><\/c><c r="B2"><v>2<\/v><\/c><c r="C2" s="\d+"><v>12.3<\/v>/);
    expect(sheet).toMatch(/<c r="D3"( s="\d+")?><v>-99<\/v>/);
    expect(sheet).not.toContain('r="C3"');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('stores a name like %s as text', (name) => {
    const files = file(name, name);
    const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((sheet) => part(files, sheet));
    expect(sheets.join()).not.toContain('<f>');
    expect(sheets[0]).toMatch(/<c r="C1"( s="\d+")? t="s"/);
  });

  test('describes the values on a second sheet', () => {
    const files = file('PM10');
    const all = Object.keys(files).map((name) => part(files, name));
    expect(all.join()).toMatch(/PM10 \(µg\/m³\)/);
    for (const text of ['Comparison', 'July', '1 h mean', 'Europe/Ljubljana', '@client']) {
      expect(all.join()).toContain(text);
    }
  });
});
