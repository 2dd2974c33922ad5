import { type DataColumns, readColumns } from '@zrak/api-client';
import { createWorkerCaller } from '../../../shared/callWorker.ts';

const decode = createWorkerCaller<ArrayBuffer, DataColumns>({
  address: () => import('./decode.worker.ts?worker&url'),
  lifetime: 'kept',
});

/**
 * The bytes of a columnar answer as typed arrays, decoded in a worker so that the page goes on answering; on the page
 * where workers are blocked.
 *
 * @throws where the bytes are no such answer
 */
export const decodeInWorker = (bytes: ArrayBuffer, signal?: AbortSignal): Promise<DataColumns> =>
  decode({
    request() {
      // Should the worker fail, the bytes are still here.
      const message = bytes.slice(0);
      return { message, transfer: [message] };
    },
    fallback: () => readColumns(bytes),
    signal,
  });
