import type { Statistics } from '@zrak/api-client';
import { showErrorToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { save } from '../../app/download.ts';
import { startModule } from '../../app/startWorker.ts';
import { reportSheets, type SheetRows } from './reportSheets.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** In a worker, which ends with it: what writes Excel files is large. */
async function writeAside(sheets: SheetRows[]): Promise<Blob> {
  const { default: address } = await import('./reportWorkbook.worker.ts?worker&url');
  const worker = startModule(address);
  try {
    const file = await new Promise<ArrayBuffer>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => done(data));
      worker.addEventListener('error', () => fail(new Error('the workbook could not be written')));
      worker.postMessage(sheets, []);
    });
    return new Blob([file], { type });
  } finally {
    worker.terminate();
  }
}

/** Saves a report as Excel. */
export function useReportWorkbook() {
  const intl = useIntl();
  const [isWriting, setWriting] = useState(false);
  const write = async (report: Statistics, title: string) => {
    setWriting(true);
    try {
      save(await writeAside(reportSheets(report, intl)), `${title}.xlsx`);
    } catch {
      showErrorToast(intl.formatMessage({ id: 'routes.reports.PeriodReportRoute.excelFailed' }));
    } finally {
      setWriting(false);
    }
  };
  return { isWriting, write };
}
