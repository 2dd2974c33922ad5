import { type DataColumns, readColumns } from '@zrak/api-client';
import { startModule } from '../../../shared/startWorker.ts';

interface Reply {
  id: number;
  /** Left out where the bytes could not be read. */
  columns?: DataColumns;
}

type Settle = (reply: Reply | null) => void;

const waiting = new Map<number, Settle>();
let worker: Promise<Worker | null> | undefined;
let count = 0;

function giveUp(failed: Worker): void {
  failed.terminate();
  worker = Promise.resolve(null);
  for (const settle of waiting.values()) settle(null);
  waiting.clear();
}

/** Null where there are no workers or they are not allowed. */
async function startWorker(): Promise<Worker | null> {
  try {
    const { default: address } = await import('./decode.worker.ts?worker&url');
    const started = startModule(address);
    started.addEventListener('error', () => giveUp(started));
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    return started;
  } catch {
    return null;
  }
}

/**
 * The bytes of a columnar answer as typed arrays, decoded in a worker so that the page goes on answering; on the main
 * thread where workers are blocked.
 *
 * @throws where the bytes are no such answer
 */
export async function decodeInWorker(bytes: ArrayBuffer): Promise<DataColumns> {
  const aside = await (worker ??= startWorker());
  if (!aside) return readColumns(bytes);
  const id = count++;
  const reply = await new Promise<Reply | null>((settle) => {
    waiting.set(id, settle);
    // Should the worker fail, the bytes are still here.
    const copy = bytes.slice(0);
    aside.postMessage({ id, bytes: copy }, [copy]);
  });
  return reply?.columns ?? readColumns(bytes);
}
