import { createDeflateRaw, crc32 } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of the archive; its text is asked for piece by piece, only when the one before has been written. */
export interface ZipEntry {
  name: string;
  content: () => AsyncIterable<string> | Iterable<string>;
}

/** Deflate, as the ZIP format numbers it. */
const deflateMethod = 8;
/** The earliest date the format knows, so that archives of the same data are the same. */
const fileDate = new Date(1980, 0, 1);
const pieceSize = 1 << 16;
/** zlib's fast level: a fifth more bytes than at its default, in two thirds of the time. */
const level = 3;

/**
 * A zip archive as a stream: memory stays flat however long it gets. fflate writes the format around what zlib compresses
 * in libuv's threads: fflate's own compression would hold up the event loop.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const written = () => pieces.splice(0).map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  for await (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflateMethod, mtime: fileDate };
    zip.add(file);
    for await (const piece of deflated(content(), file)) {
      file.ondata!(null, piece, false);
      yield* written();
    }
    file.ondata!(null, new Uint8Array(), true);
    yield* written();
  }
  zip.end();
  yield* written();
}

async function* deflated(
  content: AsyncIterable<string> | Iterable<string>,
  file: ZipInputFile,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const deflate = createDeflateRaw({ level });
  const feeding = feed(content, file, deflate).catch((error: unknown) => deflate.destroy(error as Error));
  try {
    for await (const piece of deflate) yield piece as Buffer<ArrayBuffer>;
    await feeding;
  } finally {
    deflate.destroy();
  }
}

/** Writes larger pieces than it is given, and waits while the reader is slower. */
async function feed(
  content: AsyncIterable<string> | Iterable<string>,
  file: ZipInputFile,
  deflate: ReturnType<typeof createDeflateRaw>,
): Promise<void> {
  let gathered = '';
  const write = async (): Promise<void> => {
    const bytes = Buffer.from(gathered);
    gathered = '';
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
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
