import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, isUtf16, openSource, type Source } from './source.ts';
import { encodingOf, headText, isEncoding, readText } from './text.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

function open(content: string | Uint8Array, name?: string): Promise<Source> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  return openSource(path, name);
}

async function textOf(source: Source, encoding: string): Promise<string> {
  let text = '';
  for await (const part of readText(source, encoding)) text += part;
  return text;
}

const table = 'čas;PM10\n1;2\n';

describe('a file', () => {
  it.each([
    ['PAR1 and more', 'parquet'],
    ['{"a": 1}', 'json'],
    ['[1]', 'json'],
    ['\ufeff [1]', 'json'],
    ['\n\t{"a": 1}', 'json'],
    ['a,b\n{1}', 'text'],
    ['"{"', 'text'],
    ['\x1fa,b', 'text'],
    ['a\x8b', 'text'],
  ])('that begins with %j is %s', async (content, kind) => {
    expect(await open(content)).toMatchObject({
      name: 'file.csv',
      kind,
      isCompressed: false,
      size: Buffer.byteLength(content),
    });
  });

  it.each([
    ['%PDF-1.7', 'file.csv is a PDF'],
    ['PK\x03\x04', 'file.csv is a ZIP archive or a workbook'],
    [Buffer.from('d0cf11e0', 'hex'), 'file.csv is an old workbook'],
    [Buffer.from('time,value\n\0\0\0'), 'file.csv is binary'],
    ['', 'file.csv is empty'],
    [gzipSync('PAR1'), 'file.csv is Parquet inside gzip'],
    [gzipSync('%PDF'), 'file.csv is a PDF'],
  ])('%j is refused: %s', async (content, sentence) => {
    await expect(open(content)).rejects.toThrow(sentence);
  });

  it('must be there, and be a file', async () => {
    const path = join(folder, 'none.csv');
    await expect(openSource(path)).rejects.toThrow(`There is no file ${path}.`);
    await expect(openSource(folder)).rejects.toThrow(`${folder} is no file.`);
  });

  it('has at most 1 GiB', async () => {
    const path = join(folder, 'large.csv');
    writeFileSync(path, table);
    truncateSync(path, 1.25 * 1024 ** 3);
    await expect(openSource(path)).rejects.toThrow('large.csv has 1.3 GiB; split it into files of at most 1.0 GiB.');
  });

  it('has the name of its path, or that of the upload', async () => {
    expect((await open(table)).name).toBe('file.csv');
    expect((await open(table, 'quay.csv')).name).toBe('quay.csv');
  });

  it('is known by the digest of its bytes', async () => {
    expect(await hashOf(await open('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('may be compressed', async () => {
    const source = await open(gzipSync(table));
    expect([source.kind, source.isCompressed]).toEqual(['text', true]);
    expect(await textOf(source, 'utf-8')).toBe(table);
  });

  it('that is cut inside gzip is refused', async () => {
    const packed = gzipSync(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)));
    await expect(open(packed.subarray(0, packed.length - 20))).rejects.toThrow(
      'file.csv cannot be unpacked: unexpected end',
    );
    await expect(open(Buffer.concat([packed.subarray(0, 12), Buffer.from('xxxxxxx')]))).rejects.toThrow(
      'cannot be unpacked',
    );
  });

  it('shows its first 256 KiB, unpacked', async () => {
    const long = 'a'.repeat(300_000);
    for (const content of [long, gzipSync(long)]) {
      const source = await open(content);
      expect(source.head.toString()).toBe('a'.repeat(262_144));
      expect(await textOf(source, 'utf-8')).toHaveLength(300_000);
    }
  });
});

describe('the encoding of a text', () => {
  it.each([
    [Buffer.from(table), 'utf-8'],
    [Buffer.from(`\ufeff${table}`, 'utf16le'), 'utf-16le'],
    [Buffer.from(`\ufeff${table}`, 'utf16le').swap16(), 'utf-16be'],
    [Buffer.from('time,value\n1,2\n', 'utf16le'), 'utf-16le'],
    [Buffer.from('time,value\n1,2\n', 'utf16le').swap16(), 'utf-16be'],
    // Without zero bytes, only the mark tells.
    [Buffer.from('\ufeffčšž', 'utf16le'), 'utf-16le'],
    [Buffer.from('\ufeffčšž', 'utf16le').swap16(), 'utf-16be'],
    [Buffer.from('PM10 [µg/m³]', 'latin1'), 'windows-1252'],
    [Buffer.from('Temp. [°C]', 'latin1'), 'windows-1250'],
    // One byte is no mark.
    [Buffer.from([0xff, 0x41]), 'windows-1250'],
    [Buffer.from([0xfe, 0x41]), 'windows-1250'],
    [Buffer.from([0x41, 0xff, 0xfe]), 'windows-1250'],
  ])('of %j is %s', async (content, encoding) => {
    expect(encodingOf(await open(content))).toBe(encoding);
  });

  it('is UTF-8 even if the sample ends inside a character', async () => {
    const source = await open(`${'a'.repeat(262_143)}č`);
    expect(encodingOf(source)).toBe('utf-8');
    expect(headText(source, 'utf-8')).toBe('a'.repeat(262_143));
  });

  it.each([
    ['a\0b\0c\0', 'utf-16le'],
    ['\0a\0b\0c', 'utf-16be'],
    ['a\0b\0\0\0', undefined],
    ['abcdefghi\0', undefined],
    ['\0bcdefghij', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('of %j is %s by its zero bytes', (text, encoding) => {
    expect(isUtf16(Buffer.from(text))).toBe(encoding);
  });

  it.each([
    ['utf-8', true],
    ['windows-1250', true],
    ['latin2', true],
    ['klingon', false],
  ])('may be named %s: %s', (label, isKnown) => {
    expect(isEncoding(label)).toBe(isKnown);
  });

  it('that does not fit is refused with the line', async () => {
    const bytes = Buffer.from('a\nb\nč', 'utf8');
    const broken = await open(Buffer.concat([bytes, Buffer.from([0xff])]));
    await expect(textOf(broken, 'utf-8')).rejects.toThrow('is not utf-8 from about line 1 on; name another');
    const late = Buffer.concat([Buffer.from('a\n'.repeat(200_000)), Buffer.from([0xff])]);
    await expect(textOf(await open(late), 'utf-8')).rejects.toThrow('from about line 131073 on');
    const odd = await open(Buffer.from('a\0b', 'latin1'));
    await expect(textOf(odd, 'utf-16le')).rejects.toThrow('is not utf-16le from about line 1 on.');
  });

  it('that ends inside a character is refused', async () => {
    await expect(textOf(await open(Buffer.from('č').subarray(0, 1)), 'utf-8')).rejects.toThrow('is not utf-8');
  });

  it('may divide a character between two parts', async () => {
    const text = `${'a'.repeat(262_143)}č`;
    expect(await textOf(await open(text), 'utf-8')).toBe(text);
  });
});
