import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Refusal } from './refusal.ts';

export type SourceKind = 'text' | 'json' | 'parquet';

export interface Source {
  path: string;
  name: string;
  kind: SourceKind;
  isCompressed: boolean;
  /** The first unpacked bytes, to detect the encoding and the format. */
  head: Buffer;
  /** Stored size, bytes. */
  size: number;
}

const sampleBytes = 262_144;
/** A file of 5 million values has about 250 MB. */
const largestFile = 1024 ** 3;

const gibibytes = (bytes: number): number => Number((bytes / 1024 ** 3).toFixed(1));
const limit = gibibytes(largestFile);

/** Looks into a file. @param name in messages @throws Refusal if it cannot be a file of measurements */
export async function openSource(path: string, name = basename(path)): Promise<Source> {
  const size = sizeOf(path, name);
  const stored = await firstBytes(path);
  const isCompressed = stored[0] === 0x1f && stored[1] === 0x8b;
  const source: Source = { path, name, kind: 'text', isCompressed, head: stored, size };
  if (isCompressed) source.head = await unpackedHead(source);
  source.kind = kindOf(name, source.head);
  if (source.kind === 'parquet' && isCompressed) throw new Refusal('imports.refusals.compressedParquet', { name });
  return source;
}

function sizeOf(path: string, name: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new Refusal('imports.refusals.noFile', { path });
  if (!stats.isFile()) throw new Refusal('imports.refusals.notFile', { path });
  if (stats.size === 0) throw new Refusal('imports.refusals.empty', { name });
  if (stats.size > largestFile) {
    throw new Refusal('imports.refusals.tooLarge', { name, size: gibibytes(stats.size), limit });
  }
  return stats.size;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(sampleBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function unpackedHead(source: Source): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of readSource(source)) {
    parts.push(part);
    length += part.length;
    if (length >= sampleBytes) break;
  }
  return Buffer.concat(parts).subarray(0, sampleBytes);
}

function kindOf(name: string, head: Buffer): SourceKind {
  const begins = (text: string): boolean => head.subarray(0, text.length).toString('latin1') === text;
  if (begins('PAR1')) return 'parquet';
  if (begins('%PDF')) throw new Refusal('imports.refusals.pdf', { name });
  if (begins('PK')) throw new Refusal('imports.refusals.zip', { name });
  if (begins('\xd0\xcf\x11\xe0')) throw new Refusal('imports.refusals.oldWorkbook', { name });
  const hasNull = head.includes(0) && !begins('\xff\xfe') && !begins('\xfe\xff') && !isUtf16(head);
  if (hasNull) throw new Refusal('imports.refusals.binary', { name });
  return /^(?:\ufeff)?\s*[[{]/.test(head.subarray(0, 64).toString('utf8')) ? 'json' : 'text';
}

/** UTF-16 without a byte order mark: every other byte of Latin text is zero. */
export function isUtf16(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = head.subarray(0, 200);
  let [even, odd] = [0, 0];
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const many = sample.length * 0.3;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  return undefined;
}

/** The unpacked bytes. @throws Refusal if they are too many, or cannot be unpacked */
export async function* readSource({ path, name, isCompressed }: Source): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  const stream = isCompressed ? file.pipe(createGunzip({ chunkSize: 1 << 18 })) : file;
  if (isCompressed) file.on('error', (error) => stream.destroy(error));
  let length = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > largestFile) throw new Refusal('imports.refusals.tooLargeUnpacked', { name, limit });
      yield part;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw new Refusal('imports.refusals.notUnpacked', { name, cause: message });
    throw error;
  } finally {
    file.destroy();
    stream.destroy();
  }
}

/** SHA-256 of the stored bytes. */
export async function hashOf({ path }: Source): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part as Buffer);
  return hash.digest('hex');
}
