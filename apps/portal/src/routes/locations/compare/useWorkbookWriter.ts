import type { WorkbookWriter } from '@zrak/ui/charts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { startModule } from '../../../shared/startWorker.ts';
import type { WorkbookRequest, WorkbookWords } from './workbook.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const wordKeys = [
  'values',
  'about',
  'time',
  'offset',
  'flag',
  'title',
  'period',
  'method',
  'source',
  'timeZone',
  'made',
  'flags',
] as const satisfies readonly (keyof WorkbookWords)[];

/** Writes in a worker, which ends with it: what writes Excel files is large, and takes seconds over many values. */
async function writeAside(request: WorkbookRequest): Promise<Blob> {
  const { default: address } = await import('./workbook.worker.ts?worker&url');
  const worker = startModule(address);
  try {
    const file = await new Promise<ArrayBuffer>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => done(data));
      worker.addEventListener('error', () => fail(new Error('the workbook could not be written')));
      const { times, columns } = request.seen;
      const buffers = columns.flatMap(({ values, flags }) => [values.buffer, ...(flags ? [flags.buffer] : [])]);
      worker.postMessage(request, [times.buffer, ...buffers]);
    });
    return new Blob([file], { type });
  } finally {
    worker.terminate();
  }
}

/** For graphs to save what they show as Excel. */
export function useWorkbookWriter(): WorkbookWriter {
  const intl = useIntl();
  return useCallback(
    (seen) => {
      const words = Object.fromEntries(
        wordKeys.map((key) => [key, intl.formatMessage({ id: `routes.locations.workbook.${key}` })]),
      ) as Record<(typeof wordKeys)[number], string>;
      return writeAside({ seen, words, now: Date.now() });
    },
    [intl],
  );
}
