import type { MaintenanceAlert } from '@zrak/api-client';
import { showErrorToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useServices, useUser } from '../app/servicesHooks.ts';
import { browserStorage } from '../session/storage.ts';
import { useCapability } from './capabilities.ts';
import { useErrorText } from './useErrorText.ts';

const key = 'readAlerts';
/** Maximum number of ids stored for a visitor; the oldest are dropped. */
const maximumIds = 200;

function readByVisitor(): string[] {
  try {
    const ids: unknown = JSON.parse(browserStorage.get(key) ?? 'null');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

interface Read {
  /** Id of the user; undefined for a visitor. */
  user: string | undefined;
  ids: readonly string[];
}

const readBefore = (user: string | undefined): Read => ({ user, ids: user === undefined ? readByVisitor() : [] });

/** Dismissed alerts: the API stores them for a user, this browser for a visitor. */
export function useReadAlerts() {
  const { api } = useServices();
  const errorText = useErrorText();
  const signedIn = useUser()?.id;
  // Where the server cannot store it, the browser does, as for a visitor.
  const user = useCapability('readAlerts') ? signedIn : undefined;
  const [held, setHeld] = useState(() => readBefore(user));
  const { ids } = held.user === user ? held : readBefore(user);
  const isRead = (alert: MaintenanceAlert) => alert.isRead === true || ids.includes(alert.id);
  const markRead = async (alertIds: readonly string[]) => {
    const all = [...new Set([...ids, ...alertIds])];
    setHeld({ user, ids: all });
    if (user === undefined) return browserStorage.setAll({ [key]: JSON.stringify(all.slice(-maximumIds)) });
    const { error } = await api.PUT('/api/maintenanceAlerts/read', { body: { alertIds: [...alertIds] } });
    if (!error) return;
    setHeld((now) => ({ ...now, ids: now.ids.filter((id) => !alertIds.includes(id)) }));
    showErrorToast(errorText(error));
  };
  return { isRead, markRead };
}
