import type { PortalSession } from './session.ts';

/** Requests of the API client and the other tabs to the owner of the session. */
export type SessionRequest =
  | { type: 'token.refused'; accessToken: string }
  | { type: 'session.adopted'; session: PortalSession }
  | { type: 'signOut.request' };

/**
 * Session of this tab. The auth actor writes it and receives the requests; the API client and the other tabs read it
 * and send requests, so none of the three depends on the others.
 */
export function createTokenStore() {
  let session: PortalSession | null = null;
  let isRenewing = false;
  const waiting = new Set<() => void>();
  let owner: ((request: SessionRequest) => void) | null = null;
  const request = (message: SessionRequest) => owner?.(message);

  return {
    /** Current session of this tab. */
    current: () => session,
    request,
    /**
     * @param refused the token that was sent; resolves to the current token, or null, when no renewal is running any
     * more
     */
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
    /** Only for the owner. */
    own(listener: (request: SessionRequest) => void) {
      owner = listener;
    },
    /** Only for the owner. */
    write(next: PortalSession | null, isBeingRenewed: boolean) {
      session = next;
      isRenewing = isBeingRenewed;
      for (const check of waiting) check();
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
