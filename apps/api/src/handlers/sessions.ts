import { ofUser, within } from '../db/scope.ts';
import { forbidden, notFound } from '../errors.ts';
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
  const ended = services.audit.eventOf(event);
  if (id === undefined) await services.accounts.endAllSessions(user.id, ended, sessionId);
  // Administrators too end only their own here.
  else if (!(await services.accounts.endOneSession(user.id, id, ended))) throw notFound();
  return reply.code(204).send();
};

export const endSessionsOfUser: Handler<'endSessionsOfUser'> = async (
  { viewer, params, ip, server: { services } },
  reply,
) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  // Users end their own sessions with `endSessions`, which requires the password.
  if (target.id === viewer.user.id) throw forbidden();
  const event = services.audit.eventOf({ kind: 'sessionEnd', ip, actor: viewer.user, target });
  await within(ofUser(target.id), () => services.accounts.endAllSessions(target.id, event));
  return reply.code(204).send();
};
