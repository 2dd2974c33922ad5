import { accessTokenLifetime } from '../access/accessTokens.ts';
import { isPassword } from '../access/passwords.ts';
import { Throttle } from '../access/throttle.ts';
import type { AppUser } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { Session } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import type { Handler, Schemas } from './contract.ts';

const invalidGrant = (): ApiError => new ApiError(400, 'invalidCredentials', { code: 'invalid_grant' });

export const createToken: Handler<'createToken'> = async (request, reply) => {
  const { services } = request.server;
  void reply.header('Cache-Control', 'no-store');
  const { grant_type, username, password, refresh_token } = request.body;
  return grant_type === 'password'
    ? signIn(services, username ?? '', password ?? '', request.ip)
    : refresh(services, refresh_token ?? '');
};

async function signIn(services: Services, userName: string, password: string, ip: string): Promise<Schemas['Token']> {
  const { throttle, users, sessions } = services;
  const key = Throttle.key(userName, ip);
  throttle.check(key);
  const user = await users.byName(userName);
  const isRight = await isPassword(password, user?.password_hash);
  if (user === undefined || !isRight || !mayHaveSession(user)) {
    throttle.failed(key);
    throw invalidGrant();
  }
  throttle.succeeded(key);
  return tokenOf(services, user, await sessions.begin(user.id));
}

async function refresh(services: Services, refreshToken: string): Promise<Schemas['Token']> {
  const { users, sessions } = services;
  const session = await sessions.rotate(refreshToken);
  if (session === undefined) throw invalidGrant();
  const user = await users.byId(session.userId);
  if (user === undefined || !mayHaveSession(user)) {
    await sessions.endAll(session.userId);
    throw invalidGrant();
  }
  return tokenOf(services, user, session);
}

function mayHaveSession(user: AppUser): boolean {
  return user.is_enabled && user.status === 'confirmed';
}

async function tokenOf(
  { accessTokens, catalogue }: Services,
  user: AppUser,
  session: Session,
): Promise<Schemas['Token']> {
  const client = user.client_id === null ? undefined : catalogue.client(user.client_id);
  return {
    access_token: await accessTokens.sign(user, client, session.family),
    refresh_token: session.refreshToken,
    token_type: 'Bearer',
    expires_in: accessTokenLifetime,
  };
}

export const revokeToken: Handler<'revokeToken'> = async (request, reply) => {
  await request.server.services.sessions.end(request.body.token);
  return reply.code(204).send();
};
