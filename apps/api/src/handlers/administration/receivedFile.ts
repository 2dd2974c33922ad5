import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../errors.ts';

export interface ReceivedFile {
  path: string;
  remove: () => Promise<void>;
}

/** Writes a body to a temporary file. @throws 413 if it is larger than allowed, MB */
export async function receivedFile(body: Readable, limit: number): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'zrak-import-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(
      body,
      async function* (parts: AsyncIterable<Buffer>) {
        let length = 0;
        for await (const part of parts) {
          length += part.length;
          if (length > limit * 1_000_000) throw new ApiError(413, 'fileTooLarge', { values: { limit } });
          yield part;
        }
      },
      createWriteStream(path),
    );
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
