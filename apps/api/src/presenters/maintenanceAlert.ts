import type { MaintenanceAlert } from '../db/schema.ts';
import { type Language, localized } from '../language.ts';
import { isoInstant } from '../time/zone.ts';
import type { Schemas } from '../contract/schemas.ts';

/** @param now seconds since 1970 */
export function maintenanceAlertOf(
  alert: MaintenanceAlert,
  language: Language,
  now: number,
): Schemas['MaintenanceAlert'] {
  const from = alert.startsAt.getTime() / 1000;
  const to = alert.endsAt.getTime() / 1000;
  return {
    id: alert.id,
    clientId: alert.clientId,
    ...(alert.locationId === null ? {} : { locationId: alert.locationId }),
    from: isoInstant(from),
    to: isoInstant(to),
    state: to <= now ? 'past' : from > now ? 'coming' : 'current',
    title: localized(alert.title, language),
    text: localized(alert.message, language),
    ...(alert.parameters && { parameters: alert.parameters }),
  };
}
