import { reportErrors } from '../app/caughtErrors.ts';
import type { ReportedPage } from '../errorReports/report.ts';

const loadReporter = () => import('../errorReports/reporter.ts');

/** Reports errors to a server that takes reports. Their code is loaded with the first error. */
export function startReports(page: ReportedPage): void {
  reportErrors(async (error) => {
    try {
      const { reporterFor } = await loadReporter();
      await reporterFor(page)(error);
    } catch {
      // An error of a report is never reported.
    }
  });
}
