import { ofUser, within } from '../db/scope.ts';
import { notFound } from '../errors.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';

export const listSessions: Handler<'listSessions'> = async ({ viewer, server: { services } }) => {
  const sessions = await services.sessions.ofUser(viewer.user.id);
  return sessions.map(({ family, familyStartedAt, issuedAt, browser, system }) => ({
    id: family,
    isCurrent: family === viewer.sessionId,
    ...(browser !== null && { browser }),
    ...(system !== null && { system }),
    startedAt: isoInstant(familyStartedAt.getTime() / 1000),
    lastUsedAt: isoInstant(issuedAt.getTime() / 1000),
  }));
};

export const endSession: Handler<'endSession'> = async ({ viewer, params, ip, server: { services } }, reply) => {
  const { user } = viewer;
  // Administrators too end only their own here.
  if (!(await services.sessions.endOne(user.id, params.id))) throw notFound();
  services.audit.record({ kind: 'sessionEnd', ip, actor: user, target: user });
  return reply.code(204).send();
};

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ viewer, ip, server: { services } }, reply) => {
  const { user, sessionId } = viewer;
  await services.sessions.endAll(user.id, sessionId);
  services.audit.record({ kind: 'sessionEnd', ip, actor: user, target: user });
  return reply.code(204).send();
};

export const endSessionsOfUser: Handler<'endSessionsOfUser'> = async (
  { viewer, params, ip, server: { services } },
  reply,
) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  await within(ofUser(target.id), () => services.sessions.endAll(target.id));
  services.audit.record({ kind: 'sessionEnd', ip, actor: viewer.user, target });
  return reply.code(204).send();
};
