import { showErrorToast, ToastRegion } from '@zrak/ui/Toast';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { MessageStore } from '../i18n/messages.ts';
import { lazyExtra } from '../app/loading/lazyPart.tsx';
import { prefetchWith, watchIntent } from '../app/loading/prefetch.ts';
import { registerServiceWorker } from '../app/serviceWorker.ts';
import { useServices } from '../app/servicesHooks.ts';
import type { PortalRouter } from '../app/router.tsx';
import { exportJobsOf } from './exports/exportJobs.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { startReports } from './startReports.ts';
import { VersionNotice } from './VersionNotice.tsx';

// Loaded with the first export.
const ExportPanel = lazyExtra(() => import('./exports/ExportPanel.tsx'));

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

export interface OverlaysProps {
  router: PortalRouter;
  messages: MessageStore;
}

/** Content that stays on every screen: toasts, notices about session, version and connection, and exports that continue. */
export default function AppOverlays({ router, messages }: OverlaysProps) {
  useClientsFailures();
  useEffect(() => {
    if (import.meta.env.PROD) registerServiceWorker();
  }, []);
  useEffect(() => watchIntent(prefetchWith(messages.add)), [messages]);
  const services = useServices();
  useEffect(() => startReports({ services, router }), [services, router]);
  const exports = exportJobsOf(services);
  const jobs = useSyncExternalStore(exports.subscribe, exports.current);
  return (
    <>
      <ToastRegion />
      <SessionNotice router={router} />
      <VersionNotice />
      <ConnectionNotice router={router} />
      {jobs.length > 0 && (
        <Suspense>
          <ExportPanel exports={exports} jobs={jobs} />
        </Suspense>
      )}
    </>
  );
}
