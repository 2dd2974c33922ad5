import type { MaintenanceAlert } from '@zrak/api-client';

/** State of an alert now: the server's, or what follows from its times. */
export function maintenanceState({ state, from, to }: MaintenanceAlert, now = Date.now()) {
  if (state) return state;
  if (Date.parse(from) > now) return 'coming';
  return to !== undefined && Date.parse(to) <= now ? 'past' : 'current';
}
