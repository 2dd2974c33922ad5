import { unlessAborted } from './unlessAborted.ts';

interface Tokens {
  /** The present token; null after the user has signed out. */
  present: () => string | null;
  renew: (refused: string) => Promise<string | null>;
  /** Milliseconds after which a renewal is given up. */
  limit: number;
}

/**
 * Shares a renewal between all calls whose token was refused: a server may accept a refresh token only once, and end
 * the session at the second use.
 *
 * @returns a function that resolves to the token in place of a refused one, or to null if there is none
 */
export function createRenewals({ present, renew, limit }: Tokens) {
  const pending = new Map<string, Promise<string | null>>();

  return async (refused: string): Promise<string | null> => {
    const token = present();
    if (token === null) return null;
    const running = pending.get(token);
    if (running) return running;
    if (token !== refused) return token;
    const renewal = unlessAborted(renew(refused), [AbortSignal.timeout(limit)]).finally(() => pending.delete(refused));
    pending.set(refused, renewal);
    return renewal;
  };
}
