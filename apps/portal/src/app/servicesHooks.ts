import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { userIn } from '../session/auth.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside the app');
  return services;
}

/**
 * Snapshot of the auth machine. Uses the hook of React, because that of @xstate/react adds a shim to the login page.
 */
export function useAuth() {
  const { auth } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = auth.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [auth],
  );
  return useSyncExternalStore(subscribe, () => auth.getSnapshot());
}

/** The signed-in user; null for a visitor. */
export function useUser() {
  return userIn(useAuth());
}
