import { ToastRegion } from '@zrak/ui/Toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesHooks.ts';
import type { PortalRouter } from '../app/router.tsx';
import { exportJobsOf } from './exports/exportJobs.ts';
import { SessionNotice } from './SessionNotice.tsx';

// Loaded with the first export.
const ExportPanel = lazy(() => import('./exports/ExportPanel.tsx'));

/** Content that stays on every screen: toasts, the end of the session, and exports that continue. */
export default function AppOverlays({ router }: { router: PortalRouter }) {
  const exports = exportJobsOf(useServices());
  const jobs = useSyncExternalStore(exports.subscribe, exports.current);
  return (
    <>
      <ToastRegion />
      <SessionNotice router={router} />
      {jobs.length > 0 && (
        <Suspense>
          <ExportPanel exports={exports} jobs={jobs} />
        </Suspense>
      )}
    </>
  );
}
