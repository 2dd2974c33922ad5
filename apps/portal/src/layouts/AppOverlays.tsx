import { ToastRegion } from '@zrak/ui/Toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesHooks.ts';
import { exportJobsOf } from './exports/exportJobs.ts';

// Comes with the first export.
const ExportPanel = lazy(() => import('./exports/ExportPanel.tsx'));

/** What stays whatever screen is shown: messages, and exports that go on. */
export default function AppOverlays() {
  const exports = exportJobsOf(useServices());
  const jobs = useSyncExternalStore(exports.subscribe, exports.current);
  return (
    <>
      <ToastRegion />
      {jobs.length > 0 && (
        <Suspense>
          <ExportPanel exports={exports} jobs={jobs} />
        </Suspense>
      )}
    </>
  );
}
