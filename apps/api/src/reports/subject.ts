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
  { client_id, location_id }: Pick<ReportSubscription, 'client_id' | 'location_id'>,
  viewer: Viewer,
  catalogue: Catalogue,
): ReportSubject | undefined {
  const client = catalogue.client(client_id);
  if (client === undefined || !viewer.canSeeClient(client)) return undefined;
  const all = catalogue.locationsOf(client_id);
  const location = all.find(({ id }) => id === location_id);
  const locations = location_id === null ? all : location === undefined ? [] : [location];
  return locations.length === 0 ? undefined : { client, location, locations };
}
