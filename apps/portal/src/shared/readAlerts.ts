import type { MaintenanceAlert } from '@zrak/api-client';
import { showErrorToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useServices, useUser } from '../app/servicesHooks.ts';
import { browserStorage } from '../session/storage.ts';
import { useCapability } from './capabilities.ts';
import { useErrorText } from './useErrorText.ts';

const key = 'readAlerts';
/** Maximum number of alerts stored for a visitor; the oldest are dropped. */
const maximumMarks = 200;

/** An alert that is moved to another time is another one to the reader. */
const markOf = ({ id, from, to }: MaintenanceAlert) => `${id} ${from} ${to}`;

function readByVisitor(): string[] {
  try {
    const marks: unknown = JSON.parse(browserStorage.get(key) ?? 'null');
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

interface Read {
  /** Id of the user; undefined for a visitor. */
  user: string | undefined;
  marks: readonly string[];
}

const readBefore = (user: string | undefined): Read => ({ user, marks: user === undefined ? readByVisitor() : [] });

/** Dismissed alerts: the API stores them for a user, this browser for a visitor. */
export function useReadAlerts() {
  const { api } = useServices();
  const errorText = useErrorText();
  const signedIn = useUser()?.id;
  // Where the server cannot store it, the browser does, as for a visitor.
  const user = useCapability('readAlerts') ? signedIn : undefined;
  const [held, setHeld] = useState(() => readBefore(user));
  const { marks } = held.user === user ? held : readBefore(user);
  const isRead = (alert: MaintenanceAlert) => alert.isRead === true || marks.includes(markOf(alert));
  const markRead = async (alerts: readonly MaintenanceAlert[]) => {
    const added = new Set(alerts.map(markOf));
    const all = [...new Set([...marks, ...added])];
    setHeld({ user, marks: all });
    if (user === undefined) return browserStorage.setAll({ [key]: JSON.stringify(all.slice(-maximumMarks)) });
    const { error } = await api.PUT('/api/maintenanceAlerts/read', { body: { alertIds: alerts.map(({ id }) => id) } });
    if (!error) return;
    setHeld((now) => ({ ...now, marks: now.marks.filter((mark) => !added.has(mark)) }));
    showErrorToast(errorText(error));
  };
  return { isRead, markRead };
}
