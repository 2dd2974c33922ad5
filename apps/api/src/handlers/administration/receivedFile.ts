import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { ReaderGone } from '../../readerGone.ts';

interface ReceivedFile {
  path: string;
  remove: () => Promise<void>;
}

/** Writes the body of a request to a temporary file. @throws 413 if it is larger than allowed, MB */
export async function receivedFile({ body, headers }: FastifyRequest, limit: number): Promise<ReceivedFile> {
  const tooLarge = (): ApiError => new ApiError(413, 'fileTooLarge', { values: { limit } });
  const largest = limit * 1_000_000;
  if (Number(headers['content-length']) > largest) throw tooLarge();
  const stream = body as Readable;
  const folder = await mkdtemp(join(tmpdir(), 'zrak-import-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  async function* parts(): AsyncGenerator<Buffer> {
    let length = 0;
    // The end of the loop would otherwise close the connection, before the refusal is sent.
    for await (const part of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > largest) throw tooLarge();
      yield part;
    }
  }
  try {
    await pipeline(parts, createWriteStream(path));
    return { path, remove };
  } catch (error) {
    await remove();
    if (stream.destroyed && !stream.readableEnded) throw new ReaderGone();
    // The rest of a file that is too large is discarded: a client may read the refusal only after it.
    stream.resume();
    throw error;
  }
}

/** The body of a request. @throws 413 if it is larger than allowed, bytes */
export async function receivedContent(request: FastifyRequest, largestBytes: number): Promise<Buffer> {
  const file = await receivedFile(request, largestBytes / 1_000_000);
  try {
    return await readFile(file.path);
  } finally {
    await file.remove();
  }
}
