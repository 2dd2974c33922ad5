import type { PortalSession } from './session.ts';

/** What the API client and the other tabs ask of the owner of the session. */
export type SessionRequest =
  | { type: 'token.refused'; accessToken: string }
  | { type: 'session.adopted'; session: PortalSession }
  | { type: 'signOut.request' };

/**
 * The session of this tab. The auth actor writes it and hears the requests; the API client and the other tabs read it
 * and make requests, so none of the three knows the others.
 */
export function createTokenStore() {
  let session: PortalSession | null = null;
  let isRenewing = false;
  const waiting = new Set<() => void>();
  let owner: ((request: SessionRequest) => void) | null = null;
  const request = (message: SessionRequest) => owner?.(message);

  return {
    /** What this tab holds now. */
    current: () => session,
    request,
    /** @param refused the token that was sent; resolves to the one to use then, or null, once nobody renews any more */
    renewed: (refused: string): Promise<string | null> => {
      if (session?.accessToken === refused) request({ type: 'token.refused', accessToken: refused });
      return new Promise((done) => {
        const check = () => {
          if (isRenewing) return;
          waiting.delete(check);
          const token = session?.accessToken ?? null;
          done(token === refused ? null : token);
        };
        waiting.add(check);
        check();
      });
    },
    /** For the owner alone. */
    own(listener: (request: SessionRequest) => void) {
      owner = listener;
    },
    /** For the owner alone. */
    write(next: PortalSession | null, isBeingRenewed: boolean) {
      session = next;
      isRenewing = isBeingRenewed;
      for (const check of waiting) check();
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
