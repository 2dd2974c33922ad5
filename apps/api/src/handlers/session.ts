import type { FastifyRequest } from 'fastify';
import { accessTokenLifetime } from '../access/accessTokens.ts';
import { type Device, deviceOf } from '../access/device.ts';
import { addressOf, networkOf } from '../access/network.ts';
import { hashPassword, isOutdated, isPassword, requireCapacity } from '../access/passwords.ts';
import { attemptKey } from '../access/throttle.ts';
import type { AppUser } from '../db/schema.ts';
import { ApiError, tooManyAttempts } from '../errors.ts';
import type { Session } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

const invalidGrant = (): ApiError => new ApiError(400, 'invalidCredentials', { code: 'invalid_grant' });

export const createToken: Handler<'createToken'> = async (request, reply) => {
  const { services } = request.server;
  void reply.header('Cache-Control', 'no-store');
  const { grant_type, username, password, refresh_token } = request.body;
  return grant_type === 'password'
    ? signIn(services, username ?? '', password ?? '', callerOf(request))
    : refresh(services, refresh_token ?? '', callerOf(request));
};

interface Caller {
  ip: string;
  device: Device;
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { ip, device: deviceOf(headers['user-agent']) };
}

async function signIn(
  services: Services,
  userName: string,
  password: string,
  { ip, device }: Caller,
): Promise<Schemas['Token']> {
  const { users, accounts, audit, meters } = services;
  requireCapacity();
  const attempt = await beginAttempt(services, userName, ip);
  const user = await attempt.orDrop(users.byName(userName));
  const isRight = await attempt.orDrop(isPassword(password, user?.passwordHash));
  // The demo password is refused if the demo is off: its users may remain in the database.
  const isRefused = password === services.refusedPassword;
  if (user === undefined || !isRight || isRefused || !mayHaveSession(user)) {
    await attempt.failed();
    meters.refusedSignIn('credentials');
    audit.record({ kind: 'signIn', outcome: 'failed', ip, actor: user });
    throw invalidGrant();
  }
  await attempt.succeeded();
  // The throttles count in transactions before. The event belongs to the one that begins the session.
  const session = await accounts.beginSession(user.id, device, audit.eventOf({ kind: 'signIn', ip, actor: user }));
  renewHash(services, user, password);
  return tokenOf(services, user, session);
}

/** Only now is the password known. */
function renewHash({ users, background }: Services, { id, passwordHash }: AppUser, password: string): void {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  background.run(async () => users.renewHash(id, passwordHash, await hashPassword(password)));
}

interface Attempt {
  failed: () => Promise<void>;
  succeeded: () => Promise<void>;
  /** Withdraws the attempt if the work fails: an internal error is no evidence of a wrong password. */
  orDrop: <T>(work: Promise<T>) => Promise<T>;
}

/** Two throttles count: guesses at one name from a network, and guesses at any name from an address. @throws 429 */
async function beginAttempt(services: Services, userName: string, ip: string): Promise<Attempt> {
  const { throttle, sprayThrottle } = services;
  const [key, address] = [attemptKey(userName, ip), addressOf(ip)];
  const wait = await throttle.begin(key);
  const addressWait = wait > 0 ? 0 : await sprayThrottle.begin(address);
  if (wait > 0 || addressWait > 0) {
    if (addressWait > 0) await throttle.dropped(key);
    recordThrottled(services, key, userName, ip);
    throw tooManyAttempts(Math.max(wait, addressWait));
  }
  const drop = async (): Promise<void> => {
    await throttle.dropped(key);
    await sprayThrottle.dropped(address);
  };
  return {
    failed: async () => {
      await throttle.failed(key);
      await sprayThrottle.failed(address);
    },
    succeeded: async () => {
      await throttle.succeeded(key);
      // One correct password must not reset the count of guesses at other names.
      await sprayThrottle.dropped(address);
    },
    orDrop: (work) =>
      work.catch(async (error: unknown) => {
        // Without the database the attempt expires.
        await drop().catch(() => undefined);
        throw error;
      }),
  };
}

/** The user is looked up only after the response, to avoid a timing oracle. */
function recordThrottled(
  { throttledEvents, background, users, audit, meters }: Services,
  key: string,
  name: string,
  ip: string,
) {
  meters.refusedSignIn('throttled');
  background.run(async () => {
    if ((await throttledEvents.take(key)) > 0) return;
    audit.record({ kind: 'signIn', outcome: 'throttled', ip, actor: await users.byName(name) });
  });
}

async function refresh(services: Services, refreshToken: string, { ip, device }: Caller): Promise<Schemas['Token']> {
  const { sessions, accounts, audit, meters } = services;
  // An open portal renews its session every ten minutes: a line for each would hide the others.
  const { session, user, reusedBy, expiredOf } = await accounts.renewSession(refreshToken, device, (actor) =>
    mayHaveSession(actor) ? audit.eventOf({ kind: 'sessionRenewal', ip, actor }) : undefined,
  );
  if (session !== undefined && user !== undefined && mayHaveSession(user)) return tokenOf(services, user, session);
  if (session !== undefined) await sessions.endAll(session.userId);
  meters.refusedSignIn('session');
  const owner = user?.id ?? reusedBy ?? expiredOf;
  recordRefusedRenewal(services, reusedBy === undefined ? 'sessionRenewal' : 'sessionReuse', ip, owner);
  throw invalidGrant();
}

/**
 * Reused and expired tokens end their session in a transaction before. Its event is that of a failure and written after
 * the answer, because the work for it must not change the time of the answer.
 * An unknown token may be made up, so a network fills the log with one line a minute only.
 */
function recordRefusedRenewal(
  { background, throttledEvents, users, audit }: Services,
  kind: 'sessionRenewal' | 'sessionReuse',
  ip: string,
  owner: string | undefined,
) {
  background.run(async () => {
    if (owner === undefined && (await throttledEvents.take(`renewal ${networkOf(ip)}`)) > 0) return;
    const actor = owner === undefined ? undefined : await users.byId(owner);
    audit.record({ kind, outcome: 'failed', ip, actor });
  });
}

function mayHaveSession(user: AppUser): boolean {
  return user.isEnabled && user.status === 'confirmed';
}

async function tokenOf(
  { accessTokens, catalogue }: Services,
  user: AppUser,
  session: Session,
): Promise<Schemas['Token']> {
  const client = user.clientId === null ? undefined : catalogue.client(user.clientId);
  return {
    access_token: await accessTokens.sign(user, client, session.family),
    refresh_token: session.refreshToken,
    token_type: 'Bearer',
    expires_in: accessTokenLifetime,
  };
}

export const revokeToken: Handler<'revokeToken'> = async (request, reply) => {
  const { accounts, audit } = request.server.services;
  const { ip } = request;
  await accounts.endSession(request.body.token, (actor) => audit.eventOf({ kind: 'signOut', ip, actor }));
  return reply.code(204).send();
};
