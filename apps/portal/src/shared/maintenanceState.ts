import type { MaintenanceAlert } from '@zrak/api-client';

const soonMs = 48 * 3_600_000;

/** Whether an alert is current, or begins within 48 hours. */
export const isSoon = (alert: MaintenanceAlert, now = Date.now()): boolean => {
  const state = maintenanceState(alert, now);
  return state === 'current' || (state === 'coming' && Date.parse(alert.from) - now <= soonMs);
};

/** State of an alert now: the server's, or what follows from its times. */
export function maintenanceState({ state, from, to }: MaintenanceAlert, now = Date.now()) {
  if (state) return state;
  if (Date.parse(from) > now) return 'coming';
  return to !== undefined && Date.parse(to) <= now ? 'past' : 'current';
}
