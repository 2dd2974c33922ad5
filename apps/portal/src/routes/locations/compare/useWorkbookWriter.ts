import type { WorkbookWriter } from '@zrak/ui/charts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { createWorkerCaller } from '../../../shared/callWorker.ts';
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

const write = createWorkerCaller<WorkbookRequest, ArrayBuffer>({
  address: () => import('./workbook.worker.ts?worker&url'),
  // The code that writes Excel files is large, and many values take seconds and much memory.
  lifetime: 'perCall',
});

/** Writes in a worker, or on the page if workers are blocked. */
async function writeInWorker(request: WorkbookRequest): Promise<Blob> {
  const file = await write({
    // Copied, not transferred: the fallback on the page needs the values.
    request: () => ({ message: request }),
    fallback: async () => (await import('./workbook.ts')).workbookOf(request),
  });
  return new Blob([file], { type });
}

/** Lets charts save their values as Excel. */
export function useWorkbookWriter(): WorkbookWriter {
  const intl = useIntl();
  return useCallback(
    (seen) => {
      const words = Object.fromEntries(
        wordKeys.map((key) => [key, intl.formatMessage({ id: `routes.locations.workbook.${key}` })]),
      ) as Record<(typeof wordKeys)[number], string>;
      return writeInWorker({ seen, words, now: Date.now() });
    },
    [intl],
  );
}
