import type { SheetRows } from './reportSheets.ts';
import { reportWorkbook } from './reportWorkbook.ts';

addEventListener('message', ({ data }: MessageEvent<SheetRows[]>) => {
  const file = reportWorkbook(data);
  postMessage(file, { transfer: [file] });
});
