import { showErrorToast, ToastRegion } from '@zrak/ui/Toast';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../app/servicesHooks.ts';
import { exportJobsOf } from './exports/exportJobs.ts';

// Loaded with the first export.
const ExportPanel = lazy(() => import('./exports/ExportPanel.tsx'));

/** Reports each failure of the list of clients, whichever screen needed it. */
function useClientsFailures() {
  const { clientsFailures } = useServices();
  const count = useSyncExternalStore(clientsFailures.subscribe, clientsFailures.current);
  const text = useIntl().formatMessage({ id: 'app.errors.clients' });
  const reported = useRef(0);
  useEffect(() => {
    if (count > reported.current) showErrorToast(text);
    reported.current = count;
  }, [count, text]);
}

/** Content that stays on every screen: toasts, and exports that continue. */
export default function AppOverlays() {
  useClientsFailures();
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
