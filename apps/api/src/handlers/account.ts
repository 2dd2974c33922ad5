import { addressOf } from '../access/network.ts';
import { isGuessable } from '../access/guessablePasswords.ts';
import { hashPassword, isPassword, passwordFault } from '../access/passwords.ts';
import { attemptKey } from '../access/throttle.ts';
import type { AppUser } from '../db/schema.ts';
import { ApiError, badRequest, type MessageKey, tooManyAttempts } from '../errors.ts';
import type { Language } from '../language.ts';
import { linkOf } from '../mail/links.ts';
import type { Purpose } from '../repositories/oneTimeTokens.ts';
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
      // A disabled account can neither log in nor reset its password, as the mail offers.
      if (!known.isEnabled) return;
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
    const user = known ?? {
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
      createdAt: new Date(services.now() * 1000),
    };
    const signUp = { passwordHash, fullName: fullname };
    const event = services.audit.eventOf({ kind: 'signUp', ip, target: user });
    const token = await services.accounts.signUp({ user, isNew: known === undefined, signUp }, event);
    await sendLink(services, { ...user, fullName: fullname }, { purpose: 'confirm-user', token }, language);
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
    const event = services.audit.eventOf({ kind: 'resetRequest', ip, target: user });
    const token = await services.accounts.issueReset(user.id, event);
    await sendLink(services, user, { purpose: 'reset-password', token }, language);
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
  { settings, mailer }: Services,
  { id, userName, fullName: name, email: to }: Pick<AppUser, 'id' | 'userName' | 'fullName' | 'email'>,
  { purpose, token }: { purpose: Purpose; token: string },
  language: Language,
): Promise<void> {
  const link = linkOf(settings.publicUrl, purpose, id, token);
  // The form to sign in asks for the user name, which is expected to be the address.
  const heading = texts.in(language)('mail.templates.userName');
  const sections = userName === to ? [] : [{ heading, lines: [userName] }];
  await mailer.send({ to, name, link, template: templates[purpose], language, sections });
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
  const event = audit.eventOf({ kind: 'passwordReset', ip: request.ip, target: user });
  if (!(await accounts.resetPassword(id, token, passwordHash, event))) throw badRequest('resetUrlWrong');
  return reply.code(204).send();
};

export const confirmUser: Handler<'confirmUser'> = async (request, reply) => {
  const { accounts, audit } = request.server.services;
  const { ip } = request;
  const { token, userId } = request.body;
  if (userId !== request.params.userId) throw badRequest('idMismatch');
  const user = await accounts.confirm(userId, token, (target) => audit.eventOf({ kind: 'confirmation', ip, target }));
  if (user === undefined) throw badRequest('confirmUrlWrong');
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
  const entry = { kind: 'passwordChange', ip: request.ip, actor: user, target: user } as const;
  const guardian = passwordGuardian(user);
  if (guardian !== undefined) throw badRequest(guardian);
  await requireOwnPassword(services, { user, password: oldPassword, ip: request.ip }, 'oldPassword', () =>
    audit.record({ ...entry, outcome: 'failed' }),
  );
  await requireGoodPassword(services, newPassword, 'newPassword', user);
  await accounts.setPassword(user.id, await hashPassword(newPassword), audit.eventOf(entry), sessionId);
  return reply.code(204).send();
};
