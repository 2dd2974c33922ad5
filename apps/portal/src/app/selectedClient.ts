import type { Client } from '@zrak/api-client';

/** Creates the client that the user has selected, shared by the screens of the page; null is none. */
export function createSelectedClient() {
  const listeners = new Set<() => void>();
  let selected: Client | null = null;
  const set = (client: Client | null) => {
    if (client === selected) return;
    selected = client;
    for (const listener of listeners) listener();
  };
  return {
    current: () => selected,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Selects a client where none is selected. */
    add: (client: Client) => set(selected ?? client),
    /** Changes fields of the client, if it is the selected one. */
    update: ({ id, ...changes }: Pick<Client, 'id'> & Partial<Client>) => {
      if (selected?.id === id) set({ ...selected, ...changes });
    },
    remove: () => set(null),
  };
}

export type SelectedClient = ReturnType<typeof createSelectedClient>;

/** Whether an address is under the locations of a client; elsewhere no client is selected. */
export const isAtLocations = (pathname: string): boolean => /^\/[^/]+\/locations(\/|$)/.test(pathname);
