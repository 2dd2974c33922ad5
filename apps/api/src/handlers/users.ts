import { hashPassword } from '../access/passwords.ts';
import type { Viewer } from '../access/viewer.ts';
import type { AppUser } from '../db/schema.ts';
import { badRequest, forbidden } from '../errors.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { passwordGuardian, requireGoodPassword } from './account.ts';
import type { Handler, Schemas } from './contract.ts';

type User = Schemas['User'];

function userOf(user: AppUser, catalogue: Catalogue): User {
  const client = user.client_id === null ? undefined : catalogue.client(user.client_id);
  return {
    id: user.id,
    userName: user.user_name,
    fullName: user.full_name,
    email: user.email,
    roles: user.roles as User['roles'],
    isEnabled: user.is_enabled,
    isConfirmed: user.status === 'confirmed',
    createdByPlatform: user.created_by_platform as User['createdByPlatform'],
    ...(user.phone_number === null ? {} : { phoneNumber: user.phone_number }),
    ...(user.job_title === null ? {} : { jobTitle: user.job_title }),
    ...(client === undefined ? {} : { clientId: client.id, clientName: client.name, clientCode: client.code }),
  };
}

export const getMe: Handler<'getMe'> = async ({ viewer, server }) => userOf(viewer.user, server.services.catalogue);

export const listUsers: Handler<'listUsers'> = async ({ viewer, server: { services } }) => {
  const { user } = viewer;
  if (!viewer.isAdministrator || user === undefined) throw forbidden();
  return (await services.users.all()).map((one) => userOf(one, services.catalogue));
};

export const listUsersOfClient: Handler<'listUsersOfClient'> = async ({ viewer, params, server: { services } }) => {
  const client = viewer.clientForUserList(params.clientId);
  return (await services.users.ofClient(client.id)).map((one) => userOf(one, services.catalogue));
};

export const getUser: Handler<'getUser'> = async ({ viewer, params, server: { services } }) => {
  const found = await services.users.byId(params.id);
  return userOf(viewer.readableUser(found), services.catalogue);
};

export const addUser: Handler<'addUser'> = async ({ viewer, body, server: { services } }, reply) => {
  const { user } = viewer;
  if (user === undefined || !viewer.canManageUsers) throw forbidden();
  const membership = membershipOf(viewer, services.catalogue, body);
  requireGoodPassword(body.password);
  await requireFree(services, body);
  const added = await unlessTaken(
    services.users.add({
      id: `usr_${crypto.randomUUID()}`,
      ...detailsOf(body),
      ...membership,
      password_hash: await hashPassword(body.password),
      created_by_platform: 'portal',
      status: 'confirmed',
    }),
  );
  return reply.code(201).send(userOf(added, services.catalogue));
};

export const updateUser: Handler<'updateUser'> = async ({ viewer, params, body, server: { services } }) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  if (body.id !== target.id) throw badRequest('idMismatch');
  if (target.created_by_platform === 'backOffice') throw badRequest('backOfficeUser');
  const membership = membershipOf(viewer, services.catalogue, body);
  await requireFree(services, body, target.id);
  const changed = await unlessTaken(services.users.change(target.id, { ...detailsOf(body), ...membership }));
  return userOf(changed ?? target, services.catalogue);
};

export const deleteUser: Handler<'deleteUser'> = async ({ viewer, params, server: { services } }, reply) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  if (target.id === viewer.user.id) throw badRequest('ownUser');
  if (target.roles.includes('PortalKeyUser') || target.roles.includes('ApiUser')) throw badRequest('keyUser');
  if (target.created_by_platform === 'backOffice') throw badRequest('backOfficeUser');
  await services.users.remove(target.id);
  return reply.code(204).send();
};

export const changeUserPassword: Handler<'changeUserPassword'> = async (
  { viewer, params, body, server: { services } },
  reply,
) => {
  const target = viewer.manageableUser(await services.users.byId(params.id));
  const guardian = passwordGuardian(target);
  if (guardian !== undefined) throw badRequest(guardian);
  // The own password is changed by who knows the old one.
  if (target.id === viewer.user.id) throw forbidden();
  requireGoodPassword(body.newPassword);
  await services.users.change(target.id, { password_hash: await hashPassword(body.newPassword) });
  await services.oneTimeTokens.revoke(target.id);
  await services.sessions.endAll(target.id);
  return reply.code(204).send();
};

type Details = Schemas['UserDetails'];

function detailsOf(body: Details) {
  return {
    user_name: body.userName,
    full_name: body.fullName,
    email: body.email,
    phone_number: body.phoneNumber || null,
    job_title: body.jobTitle || null,
  };
}

/** Client and roles the viewer may give. @throws 400 without a client, 403 beyond the viewer's reach */
function membershipOf(
  viewer: Viewer,
  catalogue: Catalogue,
  body: Details,
): { client_id: string | null; roles: string[] } {
  const roles: string[] = body.roles.length === 0 ? ['ClientUser'] : [...new Set(body.roles)];
  if (!viewer.canGrant(roles)) throw forbidden();
  if (roles.includes('administrator')) return { client_id: null, roles };
  const clientId = body.clientId ?? (viewer.isAdministrator ? undefined : viewer.user.client_id) ?? undefined;
  if (clientId === undefined) throw badRequest('clientMissing');
  if (!viewer.canManageUsersOf(clientId)) throw forbidden();
  if (catalogue.client(clientId) === undefined) throw badRequest('clientMissing');
  return { client_id: clientId, roles };
}

async function requireFree({ users }: Services, { userName, email }: Details, except?: string): Promise<void> {
  const sameName = await users.byName(userName);
  if (sameName !== undefined && sameName.id !== except) throw badRequest('userNameTaken');
  const sameEmail = await users.byEmail(email);
  if (sameEmail !== undefined && sameEmail.id !== except) throw badRequest('emailTaken');
}

/** Two who ask for the same name at once are told apart by the database only. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw badRequest((error as Error).message.includes('email') ? 'emailTaken' : 'userNameTaken');
  }
}
