import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { reportWorkbook } from './reportWorkbook.ts';

it('has real numbers and dates, and text that is no formula', () => {
  const rows = [
    ['Day', 'PM10'],
    [{ civil: Date.UTC(2026, 9, 25), isDay: true }, 31.4],
    ['=1+1', null],
  ];
  const parts = unzipSync(new Uint8Array(reportWorkbook([{ name: 'Daily', rows }])));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46320<\/v>/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>31.4<\/v>/);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('=1+1');
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="Daily"');
});
