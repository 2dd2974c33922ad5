import { type DataColumns, readColumns } from '@zrak/api-client';
import { createWorkerCaller } from '../../../shared/callWorker.ts';
import type { DecodeRequest } from './columnBuffers.ts';

const decode = createWorkerCaller<DecodeRequest, DataColumns>({
  address: () => import('./decode.worker.ts?worker&url'),
  lifetime: 'kept',
});

/**
 * Decodes the bytes of a columnar response into typed arrays, in a worker to keep the page responsive; on the page if
 * workers are blocked.
 *
 * @throws if the bytes are not such a response
 */
export const decodeInWorker = ({ bytes, asked }: DecodeRequest, signal?: AbortSignal): Promise<DataColumns> =>
  decode({
    request() {
      // Copied, not transferred: the fallback on the page needs the bytes.
      const copy = bytes.slice(0);
      return { message: { bytes: copy, asked }, transfer: [copy] };
    },
    fallback: () => readColumns(bytes, asked),
    signal,
  });
