import type { Viewer } from '../access/viewer.ts';
import type { Client, Location, ReportSubscription } from '../db/schema.ts';
import type { Catalogue } from '../repositories/catalogue.ts';

/** What a report is about: one station, or all those of a client. */
export interface ReportSubject {
  client: Client;
  location: Location | undefined;
  /** At least one. */
  locations: Location[];
}

/** @returns undefined when the viewer may not see it, or no more, or there is nothing to report on. */
export function subjectOf(
  { clientId, locationId }: Pick<ReportSubscription, 'clientId' | 'locationId'>,
  viewer: Viewer,
  catalogue: Catalogue,
): ReportSubject | undefined {
  const client = catalogue.client(clientId);
  if (client === undefined || !viewer.canSeeClient(client)) return undefined;
  const all = catalogue.locationsOf(clientId);
  const location = all.find(({ id }) => id === locationId);
  const locations = locationId === null ? all : location === undefined ? [] : [location];
  return locations.length === 0 ? undefined : { client, location, locations };
}
