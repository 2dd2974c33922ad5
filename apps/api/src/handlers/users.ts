import { hashPassword } from '../access/passwords.ts';
import type { Viewer } from '../access/viewer.ts';
import { requireVersion, versionOf } from '../answers/objectVersion.ts';
import { changesOf } from '../audit/userChanges.ts';
import { alsoOfUser, everything, ofUser, within } from '../db/scope.ts';
import type { AppUser } from '../db/schema.ts';
import { badRequest, forbidden, notFound, tooManyAttempts } from '../errors.ts';
import type { Language } from '../language.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { isTaken } from './addedOnce.ts';
import { passwordGuardian, requireGoodPassword, requireOwnPassword } from './account.ts';
import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

type User = Schemas['User'];

function userOf(user: AppUser, catalogue: Catalogue): User {
  const client = user.clientId === null ? undefined : catalogue.client(user.clientId);
  return {
    id: user.id,
    userName: user.userName,
    fullName: user.fullName,
    email: user.email,
    roles: user.roles as User['roles'],
    isEnabled: user.isEnabled,
    isConfirmed: user.status === 'confirmed',
    createdByPlatform: user.createdByPlatform as User['createdByPlatform'],
    ...(user.phoneNumber === null ? {} : { phoneNumber: user.phoneNumber }),
    ...(user.jobTitle === null ? {} : { jobTitle: user.jobTitle }),
    ...(client === undefined ? {} : { clientId: client.id, clientName: client.name, clientCode: client.code }),
  };
}

const versionOfUser = ({ userName, fullName, email, phoneNumber, jobTitle, clientId, roles }: AppUser): string =>
  versionOf({ userName, fullName, email, phoneNumber, jobTitle, clientId, roles });

export const getMe: Handler<'getMe'> = async ({ viewer, server }) => userOf(viewer.user, server.services.catalogue);

export const listUsers: Handler<'listUsers'> = async ({ viewer, server: { services } }) => {
  viewer.requireAdministrator();
  return (await services.users.all()).map((one) => userOf(one, services.catalogue));
};

export const listUsersOfClient: Handler<'listUsersOfClient'> = async ({ viewer, params, server: { services } }) => {
  const client = viewer.clientForUserList(params.clientId);
  return (await services.users.ofClient(client.id)).map((one) => userOf(one, services.catalogue));
};

export const getUser: Handler<'getUser'> = async ({ viewer, params, server: { services } }) => {
  const found = await services.users.byId(params.id);
  const user = viewer.readableUser(found);
  return { ...userOf(user, services.catalogue), version: versionOfUser(user) };
};

export const addUser: Handler<'addUser'> = async ({ viewer, body, ip, server: { services } }, reply) => {
  const { user } = viewer;
  if (user === undefined || !viewer.canManageUsers) throw forbidden();
  const membership = membershipOf(viewer, services.catalogue, body, []);
  await requireGoodPassword(services, body.password, 'password', { ...body, ...membership });
  await requireFree(services, viewer, body);
  const details = {
    id: `usr_${crypto.randomUUID()}`,
    ...detailsOf(body),
    ...membership,
    passwordHash: await hashPassword(body.password),
    createdByPlatform: 'portal',
    status: 'confirmed',
  } as const;
  const added = await unlessTaken(
    services.accounts.add(details, (target) =>
      services.audit.eventOf({ kind: 'userAdd', ip, actor: user, target, details: changesOf(undefined, target) }),
    ),
  );
  return reply.code(201).send(userOf(added, services.catalogue));
};

export const updateUser: Handler<'updateUser'> = async (request) => {
  const { viewer, params, body, ip, language } = request;
  const { services } = request.server;
  const target = viewer.manageableUser(await services.users.byId(params.id));
  if (body.id !== target.id) throw badRequest('idMismatch');
  if (target.createdByPlatform === 'backOffice') throw badRequest('backOfficeUser');
  const membership = membershipOf(viewer, services.catalogue, body, target.roles);
  if (target.id === viewer.user.id) {
    requireSameMembership(target, membership);
    await confirmOwnLogin(services, target, body, ip);
  }
  await requireFree(services, viewer, body, target.id);
  const losesRole = isAdministrator(target) && !membership.roles.includes('administrator');
  const change = { ...detailsOf(body), ...membership, losesRole };
  const eventOf = (after: AppUser) => {
    const details = changesOf(target, after);
    return services.audit.eventOf({ kind: 'userChange', ip, actor: viewer.user, target, details });
  };
  const changed = await unlessTaken(
    within(alsoOfUser(target.id), () =>
      services.accounts.change(target.id, change, eventOf, (stored) =>
        requireVersion(body.version, versionOfUser(stored)),
      ),
    ),
  );
  if (changed === 'last') throw badRequest('lastAdministrator');
  if (changed === undefined) throw notFound();
  if (changed.email !== target.email) notifyFormerAddress(services, target, language);
  return userOf(changed, services.catalogue);
};

export const deleteUser: Handler<'deleteUser'> = async ({ viewer, params, ip, server: { services } }, reply) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  if (target.id === viewer.user.id) throw badRequest('ownUser');
  if (target.roles.includes('PortalKeyUser') || target.roles.includes('ApiUser')) throw badRequest('keyUser');
  if (target.createdByPlatform === 'backOffice') throw badRequest('backOfficeUser');
  const event = services.audit.eventOf({ kind: 'userDelete', ip, actor: viewer.user, target });
  const removed = await services.accounts.remove(target.id, isAdministrator(target), event);
  if (removed === 'last') throw badRequest('lastAdministrator');
  return reply.code(204).send();
};

export const changeUserPassword: Handler<'changeUserPassword'> = async (
  { viewer, params, body, ip, server: { services } },
  reply,
) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  const guardian = passwordGuardian(target);
  if (guardian !== undefined) throw badRequest(guardian);
  // Users change their own password with `changeMyPassword`, which requires the old one.
  if (target.id === viewer.user.id) throw forbidden();
  await requireGoodPassword(services, body.newPassword, 'newPassword', target);
  const passwordHash = await hashPassword(body.newPassword);
  const event = services.audit.eventOf({ kind: 'passwordSet', ip, actor: viewer.user, target });
  await within(ofUser(target.id), () => services.accounts.setPassword(target.id, passwordHash, event));
  return reply.code(204).send();
};

/** Name and address are the way back into an account: a stolen session is not enough to change them. @throws 400, 429 */
async function confirmOwnLogin(
  services: Services,
  user: AppUser,
  { userName, email, currentPassword = '' }: Schemas['UserChange'],
  ip: string,
): Promise<void> {
  if (userName === user.userName && email === user.email) return;
  await requireOwnPassword(services, { user, password: currentPassword, ip }, 'currentPassword', () =>
    services.audit.record({ kind: 'userChange', outcome: 'failed', ip, actor: user, target: user }),
  );
}

function notifyFormerAddress({ background, mailer, settings }: Services, user: AppUser, language: Language): void {
  const link = `${settings.publicUrl}/auth/login`;
  background.run(() =>
    mailer.send({ to: user.email, name: user.fullName, link, template: 'addressChanged', language }),
  );
}

type Details = Schemas['UserDetails'];

function detailsOf(body: Details) {
  return {
    userName: body.userName,
    fullName: body.fullName,
    email: body.email,
    phoneNumber: body.phoneNumber || null,
    jobTitle: body.jobTitle || null,
  };
}

interface Membership {
  clientId: string | null;
  roles: string[];
}

/** Client and roles, if the viewer may grant them. @throws 400 without a client, 403 beyond the viewer's rights */
function membershipOf(viewer: Viewer, catalogue: Catalogue, body: Details, rolesBefore: string[]): Membership {
  const roles: string[] = body.roles.length === 0 ? ['ClientUser'] : [...new Set(body.roles)];
  if (!viewer.canChangeRoles(rolesBefore, roles)) throw forbidden();
  if (roles.includes('administrator')) return { clientId: null, roles };
  const clientId = body.clientId ?? (viewer.isAdministrator ? undefined : viewer.user.clientId) ?? undefined;
  if (clientId === undefined) throw badRequest('clientMissing');
  if (!viewer.canManageUsersOf(clientId)) throw forbidden();
  if (catalogue.client(clientId) === undefined) throw badRequest('clientMissing');
  return { clientId, roles };
}

function isAdministrator({ roles }: AppUser): boolean {
  return roles.includes('administrator');
}

/** Users can neither lock themselves out nor move to another client. @throws 400 */
function requireSameMembership(user: AppUser, { clientId, roles }: Membership): void {
  const hasSameRoles = user.roles.length === roles.length && user.roles.every((role) => roles.includes(role));
  if (user.clientId !== clientId || !hasSameRoles) throw badRequest('ownMembership');
}

/**
 * A taken name reveals that a user has it, maybe of another client: the number of tries is limited. @throws 400, 429
 */
async function requireFree(
  { users, takenNames }: Services,
  viewer: Viewer,
  { userName, email }: Details,
  except?: string,
): Promise<void> {
  // Otherwise the name would take the one that a person with this address gets by signing up.
  if (userName.includes('@') && userName.toLowerCase() !== email.toLowerCase()) throw badRequest('userNameOfOther');
  // Also among users the viewer must not see.
  const sameName = await within(everything, () => users.byName(userName));
  const sameEmail = await within(everything, () => users.byEmail(email));
  const isNameTaken = sameName !== undefined && sameName.id !== except;
  const isEmailTaken = sameEmail !== undefined && sameEmail.id !== except;
  if (!isNameTaken && !isEmailTaken) return;
  const wait = await takenNames.take(viewer.user.id);
  if (wait > 0) throw tooManyAttempts(wait);
  throw badRequest(isNameTaken ? 'userNameTaken' : 'emailTaken');
}

/** Only the database can decide between two concurrent requests for the same name. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw badRequest((error as Error).message.includes('email') ? 'emailTaken' : 'userNameTaken');
  }
}
