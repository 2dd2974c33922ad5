import { answerCalls } from '../../../shared/answerCalls.ts';
import { workbookOf, type WorkbookRequest } from './workbook.ts';

answerCalls(
  (request: WorkbookRequest) => workbookOf(request),
  (file) => [file],
);
