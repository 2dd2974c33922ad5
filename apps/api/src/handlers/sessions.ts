import { ofUser, within } from '../db/scope.ts';
import { notFound } from '../errors.ts';
import { isoInstant } from '../time/zone.ts';
import type { Handler } from '../contract/handler.ts';
import { requireOwnPassword } from './account.ts';

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

export const endSessions: Handler<'endSessions'> = async ({ viewer, body, ip, server: { services } }, reply) => {
  const { user, sessionId } = viewer;
  const { currentPassword: password, id } = body;
  const event = { kind: 'sessionEnd', ip, actor: user, target: user } as const;
  await requireOwnPassword(services, { user, password, ip }, 'currentPassword', () =>
    services.audit.record({ ...event, outcome: 'failed' }),
  );
  if (id === undefined) await services.sessions.endAll(user.id, sessionId);
  // Administrators too end only their own here.
  else if (!(await services.sessions.endOne(user.id, id))) throw notFound();
  await services.audit.recordChange(event);
  return reply.code(204).send();
};

export const endSessionsOfUser: Handler<'endSessionsOfUser'> = async (
  { viewer, params, ip, server: { services } },
  reply,
) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  await within(ofUser(target.id), () => services.sessions.endAll(target.id));
  await services.audit.recordChange({ kind: 'sessionEnd', ip, actor: viewer.user, target });
  return reply.code(204).send();
};
