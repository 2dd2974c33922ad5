import { useState } from 'react';
import { useUser } from './servicesHooks.ts';
import { readAlerts as key } from './session.ts';
import { tabStorage } from './storage.ts';

interface Read {
  /** Whose they are; empty for a visitor. */
  user: string;
  ids: string[];
}

function stored(user: string): string[] {
  try {
    const read = JSON.parse(tabStorage.get(key) ?? 'null') as Read | null;
    return read?.user === user && Array.isArray(read.ids) ? read.ids : [];
  } catch {
    return [];
  }
}

/** Which alerts this user has put away in this tab. Signing out forgets it, with everything else. */
export function useReadAlerts() {
  const user = useUser()?.id ?? '';
  const [read, setRead] = useState<Read>(() => ({ user, ids: stored(user) }));
  const ids = read.user === user ? read.ids : stored(user);
  const isRead = (id: string) => ids.includes(id);
  const markRead = (more: readonly string[]) => {
    const next = { user, ids: [...new Set([...ids, ...more])] };
    tabStorage.setAll({ [key]: JSON.stringify(next) });
    setRead(next);
  };
  return { isRead, markRead };
}
