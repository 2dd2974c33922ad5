import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Only reads files that this test has written.
import { read, utils } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { fileOf, seriesAt, valueAt } from '../../test/exportFixture.ts';

// The end of summer time: 100 quarter hours, one hour twice.
const from = '2026-10-24T22:00:00Z';
const to = '2026-10-25T23:00:00Z';
const start = Date.parse(from) / 1000;
const series = [seriesAt({ id: 'b', name: 'Žič: "=1+1" & co' }, 'PM10')];
const clockGoesBack = Date.parse('2026-10-25T01:00:00Z') / 1000;

/** Expected row: civil time of the start, hours ahead of UTC, value, flag. */
const expected = Array.from({ length: 100 }, (_, row) => {
  const instant = start + row * 900;
  const offset = instant < clockGoesBack ? 2 : 1;
  const clock = new Date((instant + offset * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const value = valueAt(instant);
  return { clock, offset, value, flag: value === null ? -99 : 1 };
});

describe('a workbook read back', () => {
  it('by SheetJS has every value unchanged', async () => {
    const { bytes } = await fileOf({ series, from, to });
    const book = read(bytes, { type: 'buffer' });
    expect(book.SheetNames).toEqual(['Žič  "=1+1" & co', 'About the data']);
    const [, ...rows] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    const clockOf = (serial: unknown): string =>
      new Date(Math.round((Number(serial) - 25_569) * 86_400) * 1000).toISOString().slice(0, 16).replace('T', ' ');
    expect(
      rows.map(([clock, , offset, value, flag]) => ({ clock: clockOf(clock), offset, value: value ?? null, flag })),
    ).toEqual(expected);
    const about = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1]!]!, { header: 1 });
    expect(about.at(-1)![0]).toBe('Žič: "=1+1" & co');
  });

  const office = ['soffice', 'libreoffice'].find((name) => spawnSync('which', [name]).status === 0);

  it.skipIf(office === undefined)(
    `by LibreOffice is the same, value by value${office === undefined ? ' (it is not installed: libreoffice-calc-nogui)' : ''}`,
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'zrak-office-'));
      try {
        writeFileSync(join(folder, 'book.xlsx'), (await fileOf({ series, from, to })).bytes);
        // Comma, quotes where needed, UTF-8, cells as displayed, the first sheet.
        const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1';
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const book = join(folder, 'book.xlsx');
        // Without a locale it writes file names in ASCII.
        const env = { ...process.env, LC_ALL: 'C.UTF-8' };
        spawnSync(office!, [profile, '--headless', '--convert-to', filter, '--outdir', folder, book], { env });
        const sheet = readFileSync(join(folder, 'book-Žič  "=1+1" & co.csv'), 'utf8');
        const [, ...lines] = sheet.trimEnd().split('\n');
        const cells = lines.map((line) => {
          const [clock, , offset, value, flag] = line.split(',');
          return {
            clock: clock!.slice(0, 16),
            offset: Number(offset!.replace('UTC', '')),
            value: value === '' ? null : Number(value),
            flag: Number(flag),
          };
        });
        expect(cells).toEqual(expected);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
