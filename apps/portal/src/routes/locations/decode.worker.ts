import { buffersOf, decode } from './decode.ts';

addEventListener('message', ({ data: { id, bytes } }: MessageEvent<{ id: number; bytes: ArrayBuffer }>) => {
  try {
    const columns = decode(bytes);
    postMessage({ id, columns }, { transfer: buffersOf(columns) });
  } catch {
    // Whoever sent it decodes it once more, and is told there what is wrong with it.
    postMessage({ id }, { transfer: [] });
  }
});
