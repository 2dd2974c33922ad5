import { addressOf } from '../access/network.ts';
import { isGuessable } from '../access/guessablePasswords.ts';
import { hashPassword, isPassword, passwordFault } from '../access/passwords.ts';
import { attemptKey } from '../access/throttle.ts';
import type { AppUser } from '../db/schema.ts';
import { ApiError, badRequest, type MessageKey, tooManyAttempts } from '../errors.ts';
import type { Language } from '../language.ts';
import { linkOf } from '../mail/links.ts';
import type { Purpose, SignUp } from '../repositories/oneTimeTokens.ts';
import type { Services } from '../services.ts';
import { texts } from '../texts.ts';
import type { Handler } from '../contract/handler.ts';

const passwordMessages = {
  tooShort: 'passwordTooShort',
  special: 'passwordSpecial',
  composition: 'passwordComposition',
} as const satisfies Record<string, MessageKey>;

/** Owner of a password, whose names are tried first. */
type PasswordOwner = Partial<Pick<AppUser, 'userName' | 'fullName' | 'email' | 'clientId'>>;

/**
 * @param field of the body, at which a form shows the refusal
 * @throws 400 if the password breaks a rule, or is easy to guess
 */
export async function requireGoodPassword(
  { catalogue }: Services,
  password: string,
  field: 'password' | 'newPassword',
  { userName, fullName, email, clientId }: PasswordOwner,
): Promise<void> {
  const fault = passwordFault(password);
  if (fault !== undefined) throw new ApiError(400, passwordMessages[fault], { field });
  const client = clientId ? catalogue.client(clientId) : undefined;
  if (await isGuessable(password, [userName, fullName, email, client?.name, client?.code])) {
    throw new ApiError(400, 'passwordGuessable', { field });
  }
}

/**
 * The portal changes neither users of the back-office nor passwords of administrators. Returns the message that refuses
 * the change, if any.
 */
export function passwordGuardian(user: AppUser): MessageKey | undefined {
  if (user.roles.includes('administrator')) return 'administratorPassword';
  return user.createdByPlatform === 'backOffice' ? 'backOfficeUser' : undefined;
}

/** The response and the work before it are the same for known and unknown addresses. */
export const register: Handler<'register'> = async (request, reply) => {
  const { services } = request.server;
  const { email, password, fullname } = request.body;
  await requireGoodPassword(services, password, 'password', { email, fullName: fullname });
  // Unknown addresses count too, as with a forgotten password.
  const wait =
    (await services.registrations.take(addressOf(request.ip))) ||
    (await services.signUpMails.take(email.toLowerCase()));
  if (wait > 0) throw tooManyAttempts(wait);
  const passwordHash = await hashPassword(password);
  const { language, ip } = request;
  services.background.run(async () => {
    const known = await services.users.byEmail(email);
    if (known !== undefined && known.status !== 'unconfirmed') {
      services.audit.record({ kind: 'signUp', outcome: 'failed', ip, target: known });
      const link = `${services.settings.publicUrl}/auth/login`;
      await services.mailer.send({
        to: known.email,
        name: known.fullName,
        link,
        template: 'alreadyRegistered',
        language,
      });
      return;
    }
    const user =
      known ??
      (await services.users.add({
        id: `usr_${crypto.randomUUID()}`,
        userName: await freeUserName(services, email),
        fullName: fullname,
        email,
        phoneNumber: null,
        jobTitle: null,
        // The password is that of the sign-up whose link is confirmed: anybody may have typed this address before.
        passwordHash: null,
        clientId: null,
        roles: ['ClientUser'],
        createdByPlatform: 'portal',
        status: 'unconfirmed',
      }));
    services.audit.record({ kind: 'signUp', ip, target: user });
    await sendLink(services, user, 'confirm-user', language, { passwordHash, fullName: fullname });
  });
  return reply.code(202).send();
};

export const sendPasswordReset: Handler<'sendPasswordReset'> = async (request, reply) => {
  const { services } = request.server;
  const { email } = request.body;
  const { language, ip } = request;
  // Unknown addresses count too: otherwise the fourth response would differ for known ones.
  const wait = (await services.resetCalls.take(addressOf(ip))) || (await services.resetMails.take(email.toLowerCase()));
  if (wait > 0) {
    services.audit.record({ kind: 'resetRequest', outcome: 'throttled', ip });
    throw tooManyAttempts(wait);
  }
  services.background.run(async () => {
    const user = await services.users.byEmail(email);
    const mayReset =
      user !== undefined && user.status === 'confirmed' && user.isEnabled && passwordGuardian(user) === undefined;
    if (!mayReset) {
      services.audit.record({ kind: 'resetRequest', outcome: 'failed', ip, target: user });
      return;
    }
    services.audit.record({ kind: 'resetRequest', ip, target: user });
    await sendLink(services, user, 'reset-password', language);
  });
  return reply.code(202).send();
};

const templates = { 'confirm-user': 'confirmUser', 'reset-password': 'resetPassword' } as const;

/** The address itself, unless it is the name of another user. */
async function freeUserName({ users }: Services, email: string): Promise<string> {
  for (let count = 1; ; count++) {
    const name = count === 1 ? email : `${email}-${count}`;
    if ((await users.byName(name)) === undefined) return name;
  }
}

async function sendLink(
  services: Services,
  user: AppUser,
  purpose: Purpose,
  language: Language,
  signUp?: SignUp,
): Promise<void> {
  const token = await services.oneTimeTokens.issue(user.id, purpose, signUp);
  const link = linkOf(services.settings.publicUrl, purpose, user.id, token);
  const name = signUp?.fullName ?? user.fullName;
  // The form to sign in asks for the user name, which is expected to be the address.
  const heading = texts.in(language)('mail.templates.confirmUser.userName');
  const sections = signUp && user.userName !== user.email ? [{ heading, lines: [user.userName] }] : [];
  await services.mailer.send({ to: user.email, name, link, template: templates[purpose], language, sections });
}

export const validatePasswordResetToken: Handler<'validatePasswordResetToken'> = async (request, reply) => {
  const { token, userId } = request.body;
  const isGood = await request.server.services.oneTimeTokens.isGood(token, userId, 'reset-password');
  if (!isGood) throw badRequest('resetUrlWrong');
  return reply.code(204).send();
};

export const resetPassword: Handler<'resetPassword'> = async (request, reply) => {
  const { services } = request.server;
  const { oneTimeTokens, users, accounts, audit } = services;
  const { id, token, newPassword } = request.body;
  if (id !== request.params.id) throw badRequest('idMismatch');
  if (!(await oneTimeTokens.isGood(token, id, 'reset-password'))) throw badRequest('resetUrlWrong');
  const user = await users.byId(id);
  // The back-office may have taken over the user since the mail was sent.
  if (user === undefined || passwordGuardian(user) !== undefined) throw badRequest('resetUrlWrong');
  await requireGoodPassword(services, newPassword, 'newPassword', user);
  const passwordHash = await hashPassword(newPassword);
  if (!(await accounts.resetPassword(id, token, passwordHash))) throw badRequest('resetUrlWrong');
  await audit.recordChange({ kind: 'passwordReset', ip: request.ip, target: user });
  return reply.code(204).send();
};

export const confirmUser: Handler<'confirmUser'> = async (request, reply) => {
  const { accounts, audit } = request.server.services;
  const { token, userId } = request.body;
  if (userId !== request.params.userId) throw badRequest('idMismatch');
  const user = await accounts.confirm(userId, token);
  if (user === undefined) throw badRequest('confirmUrlWrong');
  await audit.recordChange({ kind: 'confirmation', ip: request.ip, target: user });
  return reply.code(204).send();
};

/**
 * For changes that a stolen session must not be enough for. Counts as a guess at the name.
 *
 * @param field of the body, at which a form shows the refusal
 * @throws 400, 429
 */
export async function requireOwnPassword(
  { throttle }: Services,
  { user, password, ip }: { user: AppUser; password: string; ip: string },
  field: 'oldPassword' | 'currentPassword',
  onWrong: () => void,
): Promise<void> {
  const key = attemptKey(user.userName, ip);
  const wait = await throttle.begin(key);
  if (wait > 0) throw tooManyAttempts(wait);
  const isRight = await isPassword(password, user.passwordHash).catch(async (error: unknown) => {
    await throttle.dropped(key);
    throw error;
  });
  if (!isRight) {
    await throttle.failed(key);
    onWrong();
    throw new ApiError(400, 'incorrectPassword', { field });
  }
  await throttle.succeeded(key);
}

export const changeMyPassword: Handler<'changeMyPassword'> = async (request, reply) => {
  const { services } = request.server;
  const { accounts, audit } = services;
  const { user, sessionId } = request.viewer;
  const { oldPassword, newPassword } = request.body;
  const guardian = passwordGuardian(user);
  if (guardian !== undefined) throw badRequest(guardian);
  await requireOwnPassword(services, { user, password: oldPassword, ip: request.ip }, 'oldPassword', () =>
    audit.record({ kind: 'passwordChange', outcome: 'failed', ip: request.ip, actor: user, target: user }),
  );
  await requireGoodPassword(services, newPassword, 'newPassword', user);
  await accounts.setPassword(user.id, await hashPassword(newPassword), sessionId);
  await audit.recordChange({ kind: 'passwordChange', ip: request.ip, actor: user, target: user });
  return reply.code(204).send();
};
