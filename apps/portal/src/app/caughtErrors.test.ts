// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { noteError, noteUncaughtErrors, reportErrors } from './caughtErrors.ts';

it('keeps ten errors of the start until they can be reported, and reports those that follow', () => {
  noteUncaughtErrors();
  const first = new ErrorEvent('error', { message: 'first' });
  dispatchEvent(first);
  for (let one = 2; one <= 12; one++) noteError(one);
  const report = vi.fn();
  reportErrors(report);
  expect(report.mock.calls.flat()).toEqual([first, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const rejection = new Event('unhandledrejection');
  dispatchEvent(rejection);
  expect(report).toHaveBeenLastCalledWith(rejection);
});
