import type { Db } from '../db/database.ts';
import type { AppUser } from '../db/schema.ts';
import { OneTimeTokens } from './oneTimeTokens.ts';
import { Sessions } from './sessions.ts';
import { Users } from './users.ts';

interface Tables {
  users: Users;
  tokens: OneTimeTokens;
  sessions: Sessions;
}

/** Changes of a user together with the user's links and sessions: a server that is killed has made all of one, or nothing. */
export class Accounts {
  readonly #db: Db;
  readonly #now: () => number;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Links and sessions from before end, except the named session. */
  async setPassword(id: string, passwordHash: string, keptSession?: string): Promise<void> {
    await this.#change(id, async ({ users, tokens, sessions }) => {
      await users.change(id, { passwordHash });
      await tokens.revoke(id);
      await sessions.endAll(id, keptSession);
    });
  }

  /** Uses up a mailed link. @returns false if it is not good */
  async resetPassword(id: string, token: string, passwordHash: string): Promise<boolean> {
    return this.#change(id, async ({ users, tokens, sessions }) => {
      if (!(await tokens.use(token, id, 'reset-password'))) return false;
      await users.change(id, { passwordHash });
      await sessions.endAll(id);
      return true;
    });
  }

  /** Uses up the link of a sign-up. @returns undefined if it is not good */
  async confirm(id: string, token: string): Promise<AppUser | undefined> {
    return this.#change(id, async ({ users, tokens }) => {
      const signUp = await tokens.useSignUp(token, id);
      return signUp && users.change(id, { ...signUp, status: 'confirmed' });
    });
  }

  /** Changes of one user follow each other; renewals of its sessions do not wait for them. */
  #change<T>(id: string, work: (tables: Tables) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('appUser').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      return work({
        users: new Users(transaction),
        tokens: new OneTimeTokens(transaction, this.#now),
        sessions: new Sessions(transaction, this.#now),
      });
    });
  }
}
