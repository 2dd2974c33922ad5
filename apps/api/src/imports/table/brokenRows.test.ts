import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { english, parameters } from '../../../test/importFixture.ts';
import { parameterFinder } from '../labels.ts';
import { Findings } from '../readings.ts';
import { openSource } from '../source.ts';
import { readTable } from './readTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-broken-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values by column, and the rejected lines. */
async function read(content: string) {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const findings = new Findings();
  const options = { parameterOf: parameterFinder(parameters), mapped: new Map<string, string>(), missing: [] };
  const { columns } = await readTable(await openSource(path), options, findings);
  const values = Object.fromEntries(
    columns.map((column) => [column.labels.parameter, [...column.finish().values]] as const),
  );
  return { values, rejections: findings.rejections.map(({ line, reason }) => `${line}: ${english(reason)}`) };
}

const rowsOf = (cells: readonly string[]): string =>
  cells.map((rest, hour) => `2023-01-01T${String(hour).padStart(2, '0')}:00Z,${rest}\n`).join('');

describe('a quotation mark', () => {
  it('that is never closed refuses the file and names the line', async () => {
    const table = `timestamp,PM10,remark\n${rowsOf(['1,ok', '2,"bad', '3,ok', '4,ok'])}`;
    await expect(read(table)).rejects.toThrow('file.csv has a quotation mark in line 3 that is never closed');
  });

  it('that is never closed ends the reading of a long file early', async () => {
    const many = rowsOf(Array.from({ length: 24 }, (_, hour) => `${hour},ok`)).repeat(12_000);
    const table = `timestamp,PM10,remark\n${rowsOf(['1,ok', '2,"bad'])}${many}`;
    await expect(read(table)).rejects.toThrow('in line 3 that is never closed');
  });

  it('that is closed by that of a later row rejects all rows between', async () => {
    const table = `timestamp,PM10,remark\n${rowsOf(['1,ok', '2,"bad', '3,ok', '4,"rain"', '5,ok'])}`;
    expect(await read(table)).toEqual({
      values: { PM10: [1, 5] },
      rejections: ['3: quotation marks do not match and join 3 lines into one row'],
    });
  });

  it('inside a quoted remark of one line does no harm', async () => {
    const table = `timestamp,PM10,remark\n${rowsOf(['1,"pipe of 5" steel"', '2,ok'])}`;
    expect(await read(table)).toEqual({ values: { PM10: [1, 2] }, rejections: [] });
  });
});

describe('a row with more cells than the header', () => {
  it.each([
    ['a column per parameter', 'timestamp,PM10,NO2', ['21,10', '21,4,10', '22,11,,'], '4 cells instead of 3'],
    ['a value per row', 'timestamp,parameter,value', ['PM10,21', 'PM10,21,4', 'PM10,22,,'], '4 cells instead of 3'],
  ])('is rejected in a table with %s, unless they are empty', async (_, header, rows, reason) => {
    const { values, rejections } = await read(`${header}\n${rowsOf(rows)}`);
    expect(values['PM10']).toEqual([21, 22]);
    expect(rejections).toEqual([`3: ${reason}`]);
  });
});
