import { type DataColumns, readColumns } from '@zrak/api-client';
import { createWorkerCaller } from '../../../shared/callWorker.ts';

const decode = createWorkerCaller<ArrayBuffer, DataColumns>({
  address: () => import('./decode.worker.ts?worker&url'),
  lifetime: 'kept',
});

/**
 * Decodes the bytes of a columnar response into typed arrays, in a worker to keep the page responsive; on the page if
 * workers are blocked.
 *
 * @throws if the bytes are not such a response
 */
export const decodeInWorker = (bytes: ArrayBuffer, signal?: AbortSignal): Promise<DataColumns> =>
  decode({
    request() {
      // Copied, not transferred: the fallback on the page needs the bytes.
      const message = bytes.slice(0);
      return { message, transfer: [message] };
    },
    fallback: () => readColumns(bytes),
    signal,
  });
