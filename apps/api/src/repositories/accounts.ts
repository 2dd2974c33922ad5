import type { Device } from '../access/device.ts';
import type { Db } from '../db/database.ts';
import type { AppUser, NewAppUser, NewAuditEvent } from '../db/schema.ts';
import { type EventOf, withEvent } from './auditEvents.ts';
import { OneTimeTokens, type SignUp } from './oneTimeTokens.ts';
import { type Rotation, type Session, Sessions } from './sessions.ts';
import { type UserChange, Users } from './users.ts';

interface Tables {
  users: Users;
  tokens: OneTimeTokens;
  sessions: Sessions;
}

/** A sign-up, of a user that may have signed up before. */
interface SignedUp {
  user: NewAppUser;
  isNew: boolean;
  signUp: SignUp;
}

/**
 * Changes of a user together with the user's links and sessions and the event in the audit log: a server that is killed
 * has made all of one, or nothing.
 */
export class Accounts {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** @throws 23505 (from the database) if the name or address is taken. */
  async add(user: NewAppUser, eventOf: EventOf<AppUser>): Promise<AppUser> {
    return this.#write(({ users }) => users.add(user), eventOf);
  }

  /**
   * @param losesRole whether an administrator becomes another user
   * @param check throws if the stored user may not be changed so
   * @returns undefined if there is no such user, `last` if no administrator would remain
   * @throws 23505 (from the database) if the name or address is taken.
   */
  async change(
    id: string,
    { losesRole, ...change }: UserChange & { losesRole: boolean },
    eventOf: EventOf<AppUser>,
    check: (stored: AppUser) => void,
  ): Promise<AppUser | 'last' | undefined> {
    return this.#write(
      async ({ users }) => {
        // Locks the administrators, in their order, before this user.
        if (losesRole && (await users.isLastAdministrator(id))) return 'last';
        await users.lock(id);
        const stored = await users.byId(id);
        if (stored === undefined) return undefined;
        check(stored);
        return users.change(id, change);
      },
      (changed) => (changed === undefined || changed === 'last' ? undefined : eventOf(changed)),
    );
  }

  /** @returns whether there was one, or `last` if no administrator would remain */
  async remove(id: string, isAdministrator: boolean, event: NewAuditEvent): Promise<boolean | 'last'> {
    return this.#write(
      async ({ users }) => (isAdministrator && (await users.isLastAdministrator(id)) ? 'last' : users.remove(id)),
      (removed) => (removed === true ? event : undefined),
    );
  }

  /** Links and sessions from before end, except the named session. */
  async setPassword(id: string, passwordHash: string, event: NewAuditEvent, keptSession?: string): Promise<void> {
    await this.#change(
      id,
      async ({ users, tokens, sessions }) => {
        const changed = await users.change(id, { passwordHash });
        await tokens.revoke(id);
        await sessions.endAll(id, keptSession);
        return changed;
      },
      (changed) => changed && event,
    );
  }

  /** @returns the token of a link that resets the password */
  async issueReset(id: string, event: NewAuditEvent): Promise<string> {
    return this.#write(
      ({ tokens }) => tokens.issue(id, 'reset-password'),
      () => event,
    );
  }

  /** Uses up a mailed link. @returns false if it is not good */
  async resetPassword(id: string, token: string, passwordHash: string, event: NewAuditEvent): Promise<boolean> {
    return this.#change(
      id,
      async ({ users, tokens, sessions }) => {
        if (!(await tokens.use(token, id, 'reset-password'))) return false;
        await users.change(id, { passwordHash });
        await sessions.endAll(id);
        return true;
      },
      (isReset) => (isReset ? event : undefined),
    );
  }

  /** @returns the token of a link that confirms the sign-up */
  async signUp({ user, isNew, signUp }: SignedUp, event: NewAuditEvent): Promise<string> {
    return this.#write(
      async ({ users, tokens }) => {
        if (isNew) await users.add(user);
        return tokens.issue(user.id, 'confirm-user', signUp);
      },
      () => event,
    );
  }

  /** Uses up the link of a sign-up. @returns undefined if it is not good */
  async confirm(id: string, token: string, eventOf: EventOf<AppUser>): Promise<AppUser | undefined> {
    return this.#change(
      id,
      async ({ users, tokens }) => {
        const signUp = await tokens.useSignUp(token, id);
        return signUp && users.change(id, { ...signUp, status: 'confirmed' });
      },
      (confirmed) => confirmed && eventOf(confirmed),
    );
  }

  async beginSession(userId: string, device: Device, event: NewAuditEvent): Promise<Session> {
    return this.#write(
      ({ sessions }) => sessions.begin(userId, device),
      () => event,
    );
  }

  /** Exchanges a token, see {@link Sessions.rotate}. @param eventOf called for the first renewal of an hour only */
  async renewSession(
    refreshToken: string,
    device: Device,
    eventOf: EventOf<AppUser>,
  ): Promise<Rotation & { user: AppUser | undefined }> {
    return this.#write(
      async ({ users, sessions }) => {
        const rotation = await sessions.rotate(refreshToken, device);
        return { ...rotation, user: rotation.session && (await users.byId(rotation.session.userId)) };
      },
      ({ user, isFirstOfHour }) => (user !== undefined && isFirstOfHour === true ? eventOf(user) : undefined),
    );
  }

  /** Ends the session of a token; unknown tokens change nothing. */
  async endSession(refreshToken: string, eventOf: EventOf<AppUser | undefined>): Promise<void> {
    await this.#write(
      async ({ users, sessions }) => {
        const userId = await sessions.end(refreshToken);
        return userId === undefined ? undefined : { user: await users.byId(userId) };
      },
      (ended) => ended && eventOf(ended.user),
    );
  }

  /** Ends a session of a user. @returns whether there was one */
  async endOneSession(userId: string, family: string, event: NewAuditEvent): Promise<boolean> {
    return this.#change(
      userId,
      ({ sessions }) => sessions.endOne(userId, family),
      (hasEnded) => (hasEnded ? event : undefined),
    );
  }

  /** Ends all sessions of a user except the one named. */
  async endAllSessions(userId: string, event: NewAuditEvent, except?: string): Promise<void> {
    await this.#change(
      userId,
      ({ sessions }) => sessions.endAll(userId, except),
      () => event,
    );
  }

  /** Changes of one user follow each other; renewals of its sessions do not wait for them. */
  #change<Result>(id: string, work: (tables: Tables) => Promise<Result>, eventOf: EventOf<Result>): Promise<Result> {
    return this.#write(async (tables) => {
      await tables.users.lock(id);
      return work(tables);
    }, eventOf);
  }

  #write<Result>(work: (tables: Tables) => Promise<Result>, eventOf: EventOf<Result>): Promise<Result> {
    return withEvent(
      this.#db,
      (transaction) =>
        work({
          users: new Users(transaction),
          tokens: new OneTimeTokens(transaction, this.#now),
          sessions: new Sessions(transaction, this.#now),
        }),
      eventOf,
    );
  }
}
