import { expect, it } from 'vitest';
import { workbookName } from './reportName.ts';

it('names the workbook so that every platform accepts it', () => {
  expect(workbookName('Road 1/2:\nnorth', '2026-10', 'en')).toBe('Road 1 2 north, October 2026.xlsx');
});
