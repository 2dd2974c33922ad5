import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createInspector, promisedBy } from './fileIntegrity.ts';

const archive = zipSync({ 'a.txt': new TextEncoder().encode('x'.repeat(5000)) });
const sheet = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

function isWhole(headers: Record<string, string>, bytes: Uint8Array, pieceLength: number): boolean {
  const inspector = createInspector(promisedBy(new Response(null, { headers })));
  for (let at = 0; at < bytes.length; at += pieceLength) inspector.take(bytes.subarray(at, at + pieceLength));
  return inspector.isWhole();
}

describe('a workbook', () => {
  it.each([1, 7, 22, 10_000])('is complete with its end record, in chunks of %i bytes', (length) => {
    expect(isWhole(sheet, archive, length)).toBe(true);
  });

  it('is incomplete when it breaks off or lacks a part in the middle', () => {
    expect(isWhole(sheet, archive.subarray(0, -1), 7)).toBe(false);
    expect(isWhole(sheet, new Uint8Array(), 7)).toBe(false);
    expect(isWhole(sheet, archive.subarray(3), 7)).toBe(false);
  });

  it('is incomplete with fewer bytes than the server announced', () => {
    expect(isWhole({ ...sheet, 'content-length': `${archive.length + 1}` }, archive, 99)).toBe(false);
  });
});

describe('CSV', () => {
  const csv = { 'content-type': 'text/csv; charset=utf-8', 'content-encoding': 'br', 'content-length': '7' };
  const bytes = new TextEncoder().encode('a;b\r\n1;2\r\n3;4\r\n');

  it('is complete with the number of lines that the server announced', () => {
    expect(isWhole({ ...csv, 'x-row-count': '3' }, bytes, 4)).toBe(true);
    expect(isWhole({ ...csv, 'x-row-count': '3' }, bytes.subarray(0, -2), 4)).toBe(false);
  });

  it('is accepted from a server that announces nothing', () => expect(isWhole(csv, bytes, 4)).toBe(true));
});

describe('Parquet', () => {
  const parquet = { 'content-type': 'application/vnd.apache.parquet' };
  const text = (word: string) => new TextEncoder().encode(word);
  const bytes = Uint8Array.from([...text('PAR1'), ...text('values'), ...text('metadata'), 8, 0, 0, 0, ...text('PAR1')]);

  it.each([1, 5, 1000])('is complete with the mark at its end, in chunks of %i bytes', (length) => {
    expect(isWhole(parquet, bytes, length)).toBe(true);
  });

  it('is incomplete when it breaks off, is empty, or is shorter than its metadata', () => {
    expect(isWhole(parquet, bytes.subarray(0, -1), 5)).toBe(false);
    expect(isWhole(parquet, new Uint8Array(), 5)).toBe(false);
    expect(isWhole(parquet, bytes.subarray(-8), 5)).toBe(false);
  });
});
