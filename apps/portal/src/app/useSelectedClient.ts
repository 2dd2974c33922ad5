import type { Client } from '@zrak/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { createSelectedClient, isAtLocations } from './selectedClient.ts';

/** One for the page. */
const page = createSelectedClient();

const { add, set, update, remove } = page;
const actions = { add, set, update, remove } as const;

/**
 * The selected client of the page, null if there is none, and the actions that change it. A screen of a client finds its
 * client in its path; this is for parts of the page that belong to no screen.
 *
 * @public
 */
export function useSelectedClient() {
  return { selected: useSyncExternalStore(page.subscribe, page.current), ...actions };
}

/** Selects the client of the path under its locations, and none elsewhere. */
export function useClientOfPath(client: Client): void {
  const { pathname } = useLocation();
  const isSelected = isAtLocations(pathname);
  useEffect(() => {
    if (!isSelected) return remove();
    set(client);
    return remove;
  }, [client, isSelected]);
}
