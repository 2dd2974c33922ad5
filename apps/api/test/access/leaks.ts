import { unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import type { ViewerName } from '../../src/access/permissions.ts';
import { everything, within } from '../../src/db/scope.ts';
import { type AccessApi, names, userOf } from './people.ts';

/** Strings that reveal data of a client when found in a response. */
interface Marks {
  places: string[];
  people: { userId: string; marks: string[] }[];
}

/** Clients and people that a viewer may see in responses, in addition to the viewer's own data. */
const reach: Record<ViewerName, { places: string[]; people: string[] | 'all' }> = {
  visitor: { places: [], people: [] },
  userOfA: { places: [names.ofA.client], people: [names.ofA.client] },
  userOfB: { places: [names.ofB.client], people: [names.ofB.client] },
  keyUserOfA: { places: [names.ofA.client], people: [names.ofA.client] },
  apiUserOfA: { places: [names.ofA.client], people: [] },
  administrator: { places: [names.ofA.client, names.ofB.client], people: 'all' },
  disabled: { places: [], people: [] },
  unconfirmed: { places: [], people: [] },
  expired: { places: [], people: [] },
  tampered: { places: [], people: [] },
  loggerOfA: { places: [names.ofA.client], people: [] },
};

/** Reads the forbidden strings from the database. @returns finds them in a response to a viewer. */
export async function leakFinder(
  accessApi: AccessApi,
): Promise<
  (viewer: ViewerName, response: Pick<LightMyRequestResponse, 'headers' | 'rawPayload' | 'statusCode'>) => string[]
> {
  const { catalogue, database } = accessApi.app.services;
  const { users, alerts } = await within(everything, async () => ({
    users: await database.db.selectFrom('appUser').selectAll().execute(),
    alerts: await database.db.selectFrom('maintenanceAlert').selectAll().execute(),
  }));
  const marks = new Map<string | null, Marks>();
  for (const client of [...catalogue.clients, { id: null, code: undefined, name: undefined }]) {
    const locations = client.id === null ? [] : catalogue.locationsOf(client.id);
    marks.set(client.id, {
      places: [
        ...[client.id, client.code, client.name].filter((mark) => typeof mark === 'string'),
        ...locations.flatMap(({ id, name }) => [
          id,
          name,
          ...catalogue.seriesOf(id).flatMap(({ key, instrument }) => [key, ...(instrument ? [instrument.id] : [])]),
        ]),
        ...alerts.filter((alert) => alert.clientId === client.id).map(({ id }) => id),
        ...(client.id === names.ofA.client ? ['Koper and its neighbours'] : []),
      ],
      people: users
        .filter((user) => user.clientId === client.id)
        .map((user) => ({
          userId: user.id,
          marks: [user.id, user.fullName, user.email, `"${user.userName}"`],
        })),
    });
  }

  const foreignTo = (viewer: ViewerName): string[] => {
    const { places, people } = reach[viewer];
    const known: string[] = [];
    const foreign: string[] = [];
    for (const [clientId, { places: ofPlaces, people: ofPeople }] of marks) {
      const seesPlaces = clientId === names.public.client || (clientId !== null && places.includes(clientId));
      (seesPlaces ? known : foreign).push(...ofPlaces);
      for (const { userId, marks: ofPerson } of ofPeople) {
        const seesPerson =
          people === 'all' || userId === userOf[viewer] || (clientId !== null && people.includes(clientId));
        (seesPerson ? known : foreign).push(...ofPerson);
      }
    }
    // A mark that is part of a visible string reveals nothing.
    return foreign.filter((mark) => !known.some((one) => one.includes(mark)));
  };
  const foreign = new Map<ViewerName, string[]>();

  return (viewer, { headers, rawPayload, statusCode }) => {
    if (!foreign.has(viewer)) foreign.set(viewer, foreignTo(viewer));
    const isWorkbook = statusCode === 200 && String(headers['content-type']).includes('spreadsheet');
    const body = isWorkbook
      ? Object.values(unzipSync(rawPayload))
          .map((file) => Buffer.from(file).toString())
          .join('\n')
      : rawPayload.toString();
    const text = `${JSON.stringify(headers)}\n${body}`;
    return foreign.get(viewer)!.filter((mark) => text.includes(mark));
  };
}

/** Strings that no file of the portal may contain: all data of clients that are not public, and all people. */
export async function portalMarks(accessApi: AccessApi): Promise<string[]> {
  const { catalogue, users } = accessApi.app.services;
  const hidden = catalogue.clients.filter(({ isPublic }) => !isPublic);
  return [
    ...hidden.flatMap(({ id, code, name }) => [
      id,
      `"${code}"`,
      name,
      ...catalogue.locationsOf(id).flatMap((location) => [location.id, location.name]),
    ]),
    ...(await within(everything, () => users.all())).flatMap(({ id, fullName, email }) => [id, fullName, email]),
  ];
}
