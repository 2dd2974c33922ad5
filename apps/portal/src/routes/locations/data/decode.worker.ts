import { readColumns } from '@zrak/api-client';
import { buffersOf } from './columnBuffers.ts';

addEventListener('message', ({ data: { id, bytes } }: MessageEvent<{ id: number; bytes: ArrayBuffer }>) => {
  try {
    const columns = readColumns(bytes);
    postMessage({ id, columns }, { transfer: buffersOf(columns) });
  } catch {
    // Whoever sent it decodes it once more, and is told there what is wrong with it.
    postMessage({ id }, { transfer: [] });
  }
});
