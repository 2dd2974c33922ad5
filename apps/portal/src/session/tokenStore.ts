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
  let renewal: unknown;
  const waiting: (() => void)[] = [];
  let owner: ((request: SessionRequest) => void) | null = null;
  const request = (message: SessionRequest) => owner?.(message);

  return {
    /** Current session of this tab. */
    current: () => session,
    request,
    /**
     * Waits until no renewal is running any more.
     *
     * @param refused the token that was sent
     * @returns the current token, or null if there is no other
     * @throws why the token could not be renewed, if the server may do so later
     */
    renewed: async (refused: string): Promise<string | null> => {
      if (session?.accessToken === refused) request({ type: 'token.refused', accessToken: refused });
      for (let state = renewal; state === true; state = renewal) await new Promise<void>((go) => waiting.push(go));
      const token = session?.accessToken ?? null;
      if (token !== refused) return token;
      if (renewal) throw renewal;
      return null;
    },
    /** Only for the owner. */
    own(listener: (request: SessionRequest) => void) {
      owner = listener;
    },
    /** Only for the owner. @param state true during a renewal; afterwards why it must be tried again, if it must */
    write(next: PortalSession | null, state: unknown) {
      session = next;
      renewal = state;
      for (const go of waiting.splice(0)) go();
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
