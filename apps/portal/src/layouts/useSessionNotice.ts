import { useState, useSyncExternalStore } from 'react';
import type { PortalRouter } from '../app/router.tsx';
import { useAuth, useServices } from '../app/servicesHooks.ts';

export type SessionNotice =
  | { kind: 'ends'; expiresAt: number; dismiss: () => void }
  | { kind: 'ended'; origin: string; dismiss: () => void };

/**
 * Notice that the session ends soon, or that it ended on a screen that is open to everybody. The login screen states the
 * end itself.
 */
export function useSessionNotice(router: Pick<PortalRouter, 'state' | 'subscribe'>): SessionNotice | null {
  const { auth } = useServices();
  const state = useAuth();
  const { location, navigation, revalidation } = useSyncExternalStore(router.subscribe, () => router.state);
  const [dismissed, setDismissed] = useState<number>();
  const { session, isEndNear, hasEnded } = state.context;
  if (session && isEndNear && session.expiresAt !== dismissed) {
    const { expiresAt } = session;
    return { kind: 'ends', expiresAt, dismiss: () => setDismissed(expiresAt) };
  }
  // The guard may be redirecting to the login.
  const isSettled = navigation.state === 'idle' && revalidation === 'idle';
  if (!hasEnded || !state.matches('signedOut') || !isSettled || location.pathname.startsWith('/auth/')) return null;
  return {
    kind: 'ended',
    origin: location.pathname + location.search,
    dismiss: () => auth.send({ type: 'error.dismiss' }),
  };
}
