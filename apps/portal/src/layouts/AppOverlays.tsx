import { ToastRegion } from '@zrak/ui/Toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesHooks.ts';
import { exportJobsOf } from './exports/exportJobs.ts';

// Loaded with the first export.
const ExportPanel = lazy(() => import('./exports/ExportPanel.tsx'));

/** Content that stays on every screen: toasts, and exports that continue. */
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
