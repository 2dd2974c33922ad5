import { createDeflateRaw, crc32 } from 'node:zlib';

/** A file of the archive; its text is asked for piece by piece, only when the one before has been written. */
export interface ZipEntry {
  name: string;
  content: () => AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/** Deflated, sizes after the data, names in UTF-8. */
const flags = 0x0808;
const version = 20;
/** 1980-01-01: archives of the same data are the same. */
const dosDate = 0x0021;
const pieceSize = 1 << 16;
/** A fifth more bytes than at zlib's usual level, in two thirds of the time. */
const level = 3;

/** A zip archive as a stream: memory stays flat however long it gets. Compresses in libuv's threads. */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const header = localHeader(name);
    yield header;
    const state: Written = { name, crc: 0, compressed: 0, size: 0, offset };
    for await (const piece of deflated(entry.content(), state)) {
      state.compressed += piece.length;
      yield piece;
    }
    const descriptor = dataDescriptor(state);
    yield descriptor;
    written.push(state);
    offset += header.length + state.compressed + descriptor.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

async function* deflated(content: AsyncIterable<string> | Iterable<string>, state: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level });
  const feeding = feed(content, state, deflate).catch((error: unknown) => deflate.destroy(error as Error));
  try {
    for await (const piece of deflate) yield piece as Buffer;
    await feeding;
  } finally {
    deflate.destroy();
  }
}

/** Writes larger pieces than it is given, and waits while the reader is slower. */
async function feed(
  content: AsyncIterable<string> | Iterable<string>,
  state: Written,
  deflate: ReturnType<typeof createDeflateRaw>,
): Promise<void> {
  let gathered = '';
  const write = async (): Promise<void> => {
    const bytes = Buffer.from(gathered);
    gathered = '';
    state.crc = crc32(bytes, state.crc);
    state.size += bytes.length;
    // The callback comes when the bytes are taken up, and with an error when the reader has gone.
    await new Promise<void>((resolve) => deflate.write(bytes, () => resolve()));
  };
  for await (const text of content) {
    if (deflate.destroyed) return;
    gathered += text;
    if (gathered.length >= pieceSize) await write();
  }
  await write();
  deflate.end();
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, compressed, size }: Written): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(compressed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function directoryEntry({ name, crc, compressed, size, offset }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt16LE(dosDate, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(compressed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
