import { useEffect, useSyncExternalStore } from 'react';
import type { PortalRouter } from '../app/router.tsx';
import { useServices } from '../app/servicesHooks.ts';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser is connected. When it is again, the session is renewed and the screen loads its data. */
export function useConnection(router: Pick<PortalRouter, 'revalidate'>): boolean {
  const { auth } = useServices();
  const isConnected = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (isConnected) return undefined;
    return () => {
      auth.send({ type: 'network.restored' });
      void router.revalidate();
    };
  }, [isConnected, auth, router]);
  return isConnected;
}
