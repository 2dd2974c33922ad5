import type { Insertable } from 'kysely';
import type { MaintenanceAlertTable } from '../db/schema.ts';
import { beginsClient, jobsBetween } from './maintenance.ts';
import { demoTexts } from './texts.ts';

const day = 86_400;

/**
 * Announcements of the planned jobs of the last 60 and the next 14 days: of some instruments at the first station of each
 * client, of the whole station elsewhere.
 */
export function demoAlerts(now: number): Insertable<MaintenanceAlertTable>[] {
  return jobsBetween(now - 60 * day, now + 14 * day).map(({ id, station, from, to, kind, parameters }) => ({
    id,
    clientId: station.clientId,
    locationId: station.id,
    startsAt: new Date(from * 1000),
    endsAt: new Date(to * 1000),
    title: JSON.stringify(demoTexts.inAll(`demo.alerts.${kind}.title`)),
    message: JSON.stringify(demoTexts.inAll(`demo.alerts.${kind}.message`)),
    // A station whose work is on all its instruments is in maintenance on the map.
    parameters: beginsClient(station) ? [...parameters] : null,
  }));
}
