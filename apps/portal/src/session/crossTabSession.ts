import type { PortalSession } from './session.ts';

type Message =
  | { type: 'request'; sessionId: string; expiresAt: number }
  | { type: 'renewed'; sessionId: string; session: PortalSession }
  | { type: 'signedOut' };

export interface CrossTabSessionOptions {
  /** Current session of this tab. */
  current: () => PortalSession | null;
  /** Another tab has renewed a session; it may be a different or an older session. */
  onRenewed: (session: PortalSession) => void;
  onSignedOut: () => void;
}

/** Milliseconds to wait for an answer of another tab. */
const answerTimeoutMs = 150;

/** Null if the browser refuses: Firefox does so where it blocks storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('zrak-session');
  } catch {
    return null;
  }
}

/**
 * Connects to the other tabs of this browser. A duplicated tab has the same session as its original, and a refresh
 * token is valid for one use: so one tab renews, and the others take over its result. Tokens are sent from tab to tab
 * and stored nowhere on the way.
 */
export function createCrossTabSession({ current, onRenewed, onSignedOut }: CrossTabSessionOptions) {
  const channel = openChannel();
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'signedOut') return onSignedOut();
    const session = current();
    if (session?.id !== data.sessionId) return;
    if (data.type === 'renewed') onRenewed(data.session);
    else if (session.expiresAt > data.expiresAt) post({ type: 'renewed', sessionId: data.sessionId, session });
  });

  /** A newer state of this session, if another tab has one. */
  const newerThan = (session: PortalSession): Promise<PortalSession | null> =>
    new Promise((done) => {
      const finish = (newer: PortalSession | null) => {
        clearTimeout(timer);
        channel?.removeEventListener('message', listen);
        done(newer);
      };
      const listen = ({ data }: MessageEvent<Message>) => {
        const isNewer =
          data.type === 'renewed' && data.sessionId === session.id && data.session.expiresAt > session.expiresAt;
        if (isNewer) finish(data.session);
      };
      const timer = setTimeout(() => finish(null), answerTimeoutMs);
      channel?.addEventListener('message', listen);
      post({ type: 'request', sessionId: session.id, expiresAt: session.expiresAt });
    });

  return {
    /**
     * Renews a session while no other tab does; takes over a session that another tab has renewed in the meantime.
     *
     * @param signal aborted when the new session is no longer needed
     */
    async renew(
      session: PortalSession,
      signal: AbortSignal,
      refresh: () => Promise<PortalSession | null>,
    ): Promise<PortalSession | null> {
      // Only pages with HTTPS have locks. Without them each tab renews for itself.
      if (!channel || !('locks' in navigator)) return refresh();
      return navigator.locks.request(`zrak-session-${session.id}`, { signal }, async () => {
        const newer = await newerThan(session);
        if (newer) return newer;
        signal.throwIfAborted();
        const renewed = await refresh();
        if (renewed) post({ type: 'renewed', sessionId: session.id, session: renewed });
        return renewed;
      });
    },
    signedOut: () => post({ type: 'signedOut' }),
    close: () => channel?.close(),
  };
}

export type CrossTabSession = ReturnType<typeof createCrossTabSession>;
