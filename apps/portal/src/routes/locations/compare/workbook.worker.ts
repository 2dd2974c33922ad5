import { workbookOf, type WorkbookRequest } from './workbook.ts';

addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  const file = workbookOf(data);
  postMessage(file, { transfer: [file] });
});
