import { createAccessTokens } from '../../src/access/accessTokens.ts';
import { deviceOf } from '../../src/access/device.ts';
import { type ViewerName, viewers } from '../../src/access/permissions.ts';
import { Quota } from '../../src/access/throttle.ts';
import { everything, within } from '../../src/db/scope.ts';
import type { NewAppUser } from '../../src/db/schema.ts';
import { silenceOf, startApi, type TestApi } from '../helpers.ts';
import { temporarySchema } from '../postgres.ts';

/** Name of each target: A is OBALA, B is Zasavje, and Okolje is public. */
export const names = {
  ofA: {
    client: 'cli_obala',
    location: 'loc_koper',
    series: 'ser_koper_pm10',
    user: 'usr_marko.kos',
    photo: 'pho_koper_place',
    report: 'rep_obala_annual_2025',
    subscription: 'alr_obala',
    view: 'view_obala',
    alert: 'mnt_obala',
    reportSubscription: 'rps_obala',
    apiKey: 'key_obala',
    session: 'ses_obala',
  },
  ofB: {
    client: 'cli_zasavje',
    location: 'loc_trbovlje',
    series: 'ser_trbovlje_pm10',
    user: 'usr_joze.kovac',
    photo: 'pho_trbovlje_place',
    report: 'rep_zasavje_annual_2025',
    subscription: 'alr_zasavje',
    view: 'view_zasavje',
    alert: 'mnt_zasavje',
    reportSubscription: 'rps_zasavje',
    apiKey: 'key_zasavje',
    session: 'ses_zasavje',
  },
  public: {
    client: 'cli_okolje',
    location: 'loc_bezigrad',
    series: 'ser_bezigrad_pm10',
    user: 'usr_tina.zupan',
    photo: 'pho_bezigrad_place',
    report: 'rep_okolje_annual_2025',
    subscription: 'alr_okolje',
    view: 'view_okolje',
    alert: 'mnt_okolje',
    reportSubscription: 'rps_okolje',
    apiKey: 'key_okolje',
    session: 'ses_okolje',
  },
  unknown: {
    client: 'cli_nowhere',
    location: 'loc_nowhere',
    series: 'ser_nowhere',
    user: 'usr_nobody',
    photo: 'pho_nothing',
    report: 'rep_nothing',
    subscription: 'alr_nothing',
    view: 'view_nothing',
    alert: 'mnt_nothing',
    reportSubscription: 'rps_nothing',
    apiKey: 'key_nothing',
    session: 'ses_nothing',
  },
} as const;

/** The user of each token; undefined for a visitor and for an API key. */
export const userOf: Record<ViewerName, string | undefined> = {
  visitor: undefined,
  userOfA: 'usr_obala',
  userOfB: 'usr_zasavje',
  keyUserOfA: 'usr_obala-key',
  apiUserOfA: 'usr_obala-api',
  administrator: 'usr_admin',
  disabled: 'usr_access-disabled',
  unconfirmed: 'usr_access-unconfirmed',
  expired: 'usr_obala',
  tampered: 'usr_obala',
  loggerOfA: undefined,
};

/** In addition to the people of the demo. */
const extras: Partial<NewAppUser>[] = [
  { userName: 'access-disabled', isEnabled: false },
  { userName: 'access-unconfirmed', status: 'unconfirmed' },
  { userName: 'access-key', roles: ['PortalKeyUser'] },
  { userName: 'access-api', roles: ['ApiUser'] },
  { userName: 'access-client' },
  { userName: 'access-admin', roles: ['administrator'], clientId: null },
];

export interface AccessApi extends TestApi {
  tokens: Record<ViewerName, string | undefined>;
  /** Users, tokens, keys, subscriptions, views and read alerts at this moment, for comparison. */
  state: () => Promise<string>;
  /** Restores users, tokens, keys, subscriptions, views and read alerts to their state at the start. */
  restore: () => Promise<void>;
  /** Valid tokens of mailed links for a user of A. */
  links: { reset: string; confirm: string };
}

/** In the embedded database, or in an empty PostgreSQL if `ZRAK_TEST_DATABASE_URL` names one. */
export function startAccessApi(): Promise<AccessApi> {
  return within(everything, prepareAccessApi);
}

async function prepareAccessApi(): Promise<AccessApi> {
  const database =
    process.env['ZRAK_TEST_DATABASE_URL'] === undefined
      ? undefined
      : await temporarySchema(process.env['ZRAK_TEST_DATABASE_URL']);
  const settings = { clientErrors: true, ...(database !== undefined && { databaseUrl: database.url }) };
  const api = await startApi({ settings });
  const { services } = api.app;
  const { db } = services.database;
  // It would judge alerts whenever values are written, and so change what a refused call must leave.
  await services.clock.stop();
  // The limits have separate tests, and would refuse the calls of these tests.
  const boundless = new Quota(services.now, Number.MAX_SAFE_INTEGER, 60);
  Object.assign(services, {
    calls: boundless,
    keyCalls: boundless,
    resetMails: boundless,
    signUpMails: boundless,
    resetCalls: boundless,
    registrations: boundless,
    takenNames: boundless,
    clientErrors: boundless,
  });
  const { passwordHash } = (await services.users.byId('usr_obala'))!;
  for (const extra of extras) {
    await services.users.add({
      id: `usr_${extra.userName}`,
      userName: extra.userName!,
      fullName: `Access ${extra.userName}`,
      email: `${extra.userName}@example.org`,
      phoneNumber: null,
      jobTitle: null,
      passwordHash,
      clientId: names.ofA.client,
      roles: ['ClientUser'],
      createdByPlatform: 'portal',
      status: 'confirmed',
      ...extra,
    });
  }
  for (const [target, userId] of [
    ['ofA', userOf.userOfA!],
    ['ofB', userOf.userOfB!],
    ['public', names.public.user],
  ] as const) {
    const {
      subscription,
      reportSubscription,
      location,
      view,
      alert,
      apiKey,
      session,
      client: clientId,
    } = names[target];
    await db
      .insertInto('alertSubscription')
      .values(silenceOf(subscription, userId, location))
      .execute();
    const createdAt = new Date(0);
    await db
      .insertInto('savedView')
      .values({ id: view, userId, clientId, name: `View of ${userId}`, search: 'period=year', createdAt })
      .execute();
    await db
      .insertInto('writtenText')
      .values({ clientId, name: 'legend', language: 'en', title: 'Access', body: 'Access', changedAt: createdAt })
      .execute();
    await db
      .insertInto('maintenanceAlert')
      .values({
        id: alert,
        clientId,
        locationId: location,
        startsAt: createdAt,
        endsAt: createdAt,
        title: JSON.stringify({ en: 'Access', sl: 'Dostop', de: 'Zugriff' }),
        message: JSON.stringify({ en: 'Access', sl: 'Dostop', de: 'Zugriff' }),
      })
      .execute();
    await db
      .insertInto('sitePlan')
      .values({
        clientId,
        mediaType: 'image/svg+xml',
        content: Buffer.from('<svg viewBox="0 0 4 3"/>'),
        width: 4,
        height: 3,
        description: JSON.stringify({ en: 'Access' }),
      })
      .execute();
    await db
      .insertInto('apiKey')
      .values({
        id: apiKey,
        name: `Key ${apiKey}`,
        clientId,
        hash: apiKey,
        locationIds: [location],
        createdAt,
        createdBy: userId.slice(4),
        revokedAt: null,
        lastUsedAt: null,
      })
      .execute();
    const now = new Date(services.now() * 1000);
    const expiresAt = new Date((services.now() + 3600) * 1000);
    await db
      .insertInto('refreshToken')
      .values({
        hash: session,
        family: session,
        userId,
        familyStartedAt: now,
        issuedAt: now,
        expiresAt,
        usedAt: null,
        browser: 'Firefox',
        system: 'Linux',
      })
      .execute();
    await services.reportSubscriptions.add({
      id: reportSubscription,
      userId,
      clientId,
      locationId: null,
      language: 'en',
      createdAt: now,
    });
  }
  const links = {
    reset: await services.oneTimeTokens.issue(names.ofA.user, 'reset-password'),
    confirm: await services.oneTimeTokens.issue(names.ofA.user, 'confirm-user'),
  };
  const tokens = Object.fromEntries(
    await Promise.all(viewers.map(async (viewer) => [viewer, await tokenOf(api, viewer)] as const)),
  ) as AccessApi['tokens'];

  const read = async () => ({
    users: await db.selectFrom('appUser').selectAll().orderBy('id').execute(),
    refreshTokens: await db.selectFrom('refreshToken').selectAll().orderBy('hash').execute(),
    links: await db.selectFrom('oneTimeToken').selectAll().orderBy('hash').execute(),
    subscriptions: await db.selectFrom('alertSubscription').selectAll().orderBy('id').execute(),
    views: await db.selectFrom('savedView').selectAll().orderBy('id').execute(),
    reportSubscriptions: await db.selectFrom('reportSubscription').selectAll().orderBy('id').execute(),
    readAlerts: await db.selectFrom('readMaintenanceAlert').selectAll().orderBy('userId').execute(),
    // A call with a key that is refused later has used the key.
    keys: (await db.selectFrom('apiKey').selectAll().orderBy('id').execute()).map((key) => ({
      ...key,
      lastUsedAt: null,
    })),
  });
  const start = await read();
  return {
    ...api,
    tokens,
    links,
    close: async () => {
      await api.close();
      await database?.drop();
    },
    state: () => within(everything, async () => JSON.stringify(await read())),
    restore: () =>
      within(everything, () =>
        db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('appUser').execute();
          await transaction.insertInto('appUser').values(start.users).execute();
          await transaction
            .insertInto('refreshToken')
            .values(start.refreshTokens.map((token) => ({ ...token, successor: token.successor ?? undefined })))
            .execute();
          await transaction.insertInto('oneTimeToken').values(start.links).execute();
          await transaction.insertInto('alertSubscription').values(start.subscriptions).execute();
          await transaction.insertInto('savedView').values(start.views).execute();
          await transaction.insertInto('reportSubscription').values(start.reportSubscriptions).execute();
          await transaction.deleteFrom('apiKey').execute();
          await transaction.insertInto('apiKey').values(start.keys).execute();
        }),
      ),
  };
}

async function tokenOf(api: TestApi, viewer: ViewerName): Promise<string | undefined> {
  if (viewer === 'loggerOfA') {
    const key = { name: 'Logger', clientId: names.ofA.client, locationIds: null, createdBy: 'test' };
    return (await api.app.services.apiKeys.create(key)).secret;
  }
  const id = userOf[viewer];
  if (id === undefined) return undefined;
  const { users, sessions, accessTokens, catalogue, database, now } = api.app.services;
  const user = (await users.byId(id))!;
  const client = user.clientId === null ? undefined : catalogue.client(user.clientId);
  const { family } = await sessions.begin(id, deviceOf());
  if (viewer === 'expired') {
    const { value } = await database.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'signing-key')
      .executeTakeFirstOrThrow();
    return createAccessTokens(value, () => now() - 3600).sign(user, client, family);
  }
  const token = await accessTokens.sign(user, client, family);
  if (viewer !== 'tampered') return token;
  const [head, , signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()), sub: 'usr_admin' };
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
}
