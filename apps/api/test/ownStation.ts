import type { Db } from '../src/db/database.ts';
import type { Settings } from '../src/settings.ts';
import { startApi, type TestApi } from './helpers.ts';

/** An API without the demo, whose public client an operator fills. */
export async function startOwnApi(
  settings: Partial<Settings> = {},
  options: Parameters<typeof startApi>[0] = {},
): Promise<TestApi> {
  const administrator = { userName: 'chief', email: 'chief@example.org', password: 'Chosen-by-0perator' };
  return startApi({ ...options, settings: { demo: false, administrator, ...settings } });
}

/** Adds a station, by default of the public client `own`. */
export async function addStation(
  db: Db,
  { id, name, timeZone, clientId = 'own' }: { id: string; name: string; timeZone: string; clientId?: string },
): Promise<void> {
  await db
    .insertInto('client')
    .values({ id: 'own', code: 'OWN', name: 'Own', isPublic: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('location')
    .values({
      id,
      clientId,
      name,
      latitude: 45.55,
      longitude: 13.73,
      altitude: 3,
      area: 'urban',
      site: 'industrial',
      timeZone,
      dayBoundary: 'civil',
      noiseZone: null,
      deliveryDelaySeconds: 0,
      operatingSince: null,
    })
    .execute();
}
