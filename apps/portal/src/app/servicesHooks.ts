import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Services } from './services.ts';
import type { PortalSession } from './session.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside the app');
  return services;
}

/** The signed-in user; null for a visitor. */
export function useUser() {
  const session = useSelector(useServices().auth, ({ context }) => context.session as PortalSession | null);
  return session?.user ?? null;
}
