import { type PortalSession, sessionIdOf } from './session.ts';

type Message =
  | { type: 'asks'; sessionId: string; expiresAt: number }
  | { type: 'renewed'; sessionId: string; session: PortalSession }
  | { type: 'signedOut' };

export interface CrossTabSessionOptions {
  /** What this tab holds now. */
  current: () => PortalSession | null;
  /** Another tab has renewed a session; it need not be ours, nor newer. */
  onRenewed: (session: PortalSession) => void;
  onSignedOut: () => void;
}

/** Milliseconds in which another tab answers, if there is one. */
const answerTimeoutMs = 150;

/**
 * The other tabs of this browser. A tab that was copied holds the same session as its original, and a refresh token is
 * good for one use: so one of them renews, and the others take over what it got. Tokens go from tab to tab and are
 * stored nowhere on the way.
 */
export function createCrossTabSession({ current, onRenewed, onSignedOut }: CrossTabSessionOptions) {
  const channel = new BroadcastChannel('zrak-session');
  const post = (message: Message) => channel.postMessage(message);

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'signedOut') return onSignedOut();
    const session = current();
    if (!session || sessionIdOf(session) !== data.sessionId) return;
    if (data.type === 'renewed') onRenewed(data.session);
    else if (session.expiresAt > data.expiresAt) post({ type: 'renewed', sessionId: data.sessionId, session });
  });

  /** A newer session than this, if another tab has one. */
  const newerThan = (session: PortalSession, sessionId: string): Promise<PortalSession | null> =>
    new Promise((done) => {
      const finish = (newer: PortalSession | null) => {
        clearTimeout(timer);
        channel.removeEventListener('message', listen);
        done(newer);
      };
      const listen = ({ data }: MessageEvent<Message>) => {
        const isNewer =
          data.type === 'renewed' && data.sessionId === sessionId && data.session.expiresAt > session.expiresAt;
        if (isNewer) finish(data.session);
      };
      const timer = setTimeout(() => finish(null), answerTimeoutMs);
      channel.addEventListener('message', listen);
      post({ type: 'asks', sessionId, expiresAt: session.expiresAt });
    });

  return {
    /**
     * Renews a session while no other tab does; what another tab has got in the meantime is taken instead.
     *
     * @param signal aborted when the new session is not wanted any more
     */
    async renew(
      session: PortalSession,
      signal: AbortSignal,
      ask: () => Promise<PortalSession | null>,
    ): Promise<PortalSession | null> {
      const sessionId = sessionIdOf(session);
      if (sessionId === null) return ask();
      return navigator.locks.request(`zrak-session-${sessionId}`, { signal }, async () => {
        const newer = await newerThan(session, sessionId);
        if (newer) return newer;
        signal.throwIfAborted();
        const renewed = await ask();
        if (renewed) post({ type: 'renewed', sessionId, session: renewed });
        return renewed;
      });
    },
    signedOut: () => post({ type: 'signedOut' }),
    close: () => channel.close(),
  };
}

export type CrossTabSession = ReturnType<typeof createCrossTabSession>;
