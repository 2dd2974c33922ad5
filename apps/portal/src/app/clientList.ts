import type { Client } from '@zrak/api-client';

export interface ClientList {
  /** Clients that the viewer may see; loaded once until cleared. Rejects as the call does. */
  all: () => Promise<Client[]>;
  clear: () => void;
  /** Loads the clients of a new user. */
  reload: () => void;
  /** Whether the clients of a new user are not there yet. */
  isReloading: () => boolean;
  /** Calls the listener when `isReloading` changes. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

interface Failures {
  /** Whether a list that has come is wrong. */
  isFailure: (clients: Client[]) => boolean;
  /** Called after a failure; the next call loads the list again. */
  onFailure: () => void;
}

export function createClientList(load: () => Promise<Client[]>, { isFailure, onFailure }: Failures): ClientList {
  let current: Promise<Client[]> | null = null;
  let reloading: Promise<Client[]> | null = null;
  const listeners = new Set<() => void>();
  const setReloading = (next: typeof reloading) => {
    reloading = next;
    for (const listener of listeners) listener();
  };

  function all() {
    if (current) return current;
    const call = load();
    current = call;
    const fail = () => {
      // A list of an earlier user is of no interest.
      if (current !== call) return;
      current = null;
      onFailure();
    };
    call.then((clients) => {
      if (isFailure(clients)) fail();
    }, fail);
    return call;
  }

  return {
    all,
    clear() {
      current = null;
    },
    reload() {
      current = null;
      const call = all();
      setReloading(call);
      const end = () => {
        if (reloading === call) setReloading(null);
      };
      call.then(end, end);
    },
    isReloading: () => reloading !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
