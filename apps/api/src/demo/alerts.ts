import type { Insertable } from 'kysely';
import type { MaintenanceAlertTable } from '../db/schema.ts';
import { jobsBetween } from './maintenance.ts';
import { demoTexts } from './texts.ts';

const day = 86_400;

/** Announcements of the planned jobs of the last 60 and the next 14 days. */
export function demoAlerts(now: number): Insertable<MaintenanceAlertTable>[] {
  return jobsBetween(now - 60 * day, now + 14 * day).map(({ id, station, from, to, kind, parameters }) => ({
    id,
    clientId: station.clientId,
    locationId: station.id,
    startsAt: new Date(from * 1000),
    endsAt: new Date(to * 1000),
    title: JSON.stringify(demoTexts.inAll(`demo.alerts.${kind}.title`)),
    message: JSON.stringify(demoTexts.inAll(`demo.alerts.${kind}.message`)),
    parameters: [...parameters],
  }));
}
