import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PortalSession } from './session.ts';
import { createCrossTabSession } from './crossTabSession.ts';

const session = (id: string, generation: number): PortalSession => ({
  id,
  user: { id: 'usr_ana' } as PortalSession['user'],
  accessToken: `opaque-${generation}`,
  refreshToken: `${id}-${generation}`,
  expiresAt: 1000 * generation,
});

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((tab) => tab.close()));

/** A tab as in the portal: its session is replaced by a newer one. */
function openTab(initial: PortalSession | null) {
  const signedOut = vi.fn();
  const aborted = new AbortController();
  const tab = { held: initial };
  const crossTab = createCrossTabSession({
    current: () => tab.held,
    onRenewed(newer) {
      if (newer.expiresAt <= (tab.held?.expiresAt ?? Infinity)) return;
      tab.held = newer;
      aborted.abort();
    },
    onSignedOut: signedOut,
  });
  open.push(crossTab);
  return {
    tab,
    signedOut,
    crossTab,
    renew: (refresh: () => Promise<PortalSession | null>) =>
      crossTab
        .renew(tab.held!, aborted.signal, refresh)
        .then((renewed) => (tab.held = renewed ?? tab.held))
        .catch(() => tab.held),
  };
}

describe('twenty copies of one tab', () => {
  it('renew their session once', async () => {
    const tabs = Array.from({ length: 20 }, () => openTab(session('s', 1)));
    const refresh = vi.fn(async () => session('s', 2));
    await Promise.all(tabs.map(({ renew }) => renew(refresh)));
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(tabs.map(({ tab }) => tab.held?.refreshToken)).toEqual(Array(20).fill('s-2')));
  });
});

describe('a tab that was suspended while another renewed', () => {
  it('takes over the session of the other tab', async () => {
    const awake = openTab(session('s', 2));
    const late = openTab(session('s', 1));
    const refresh = vi.fn(async () => session('s', 3));
    await late.renew(refresh);
    expect(refresh).not.toHaveBeenCalled();
    expect(late.tab.held?.refreshToken).toBe('s-2');
    expect(awake.tab.held?.refreshToken).toBe('s-2');
  });
});

describe('another session', () => {
  it('is not changed', async () => {
    const other = openTab(session('other', 1));
    const { renew, crossTab } = openTab(session('s', 1));
    await renew(async () => session('s', 2));
    // Messages of one tab arrive in order: when this message is here, the renewed session was, too.
    crossTab.signedOut();
    await vi.waitFor(() => expect(other.signedOut).toHaveBeenCalledTimes(1));
    expect(other.tab.held?.refreshToken).toBe('other-1');
  });
});

describe('signing out', () => {
  it('reaches all other tabs', async () => {
    const [first, second, third] = [openTab(session('s', 1)), openTab(session('other', 1)), openTab(null)];
    first.crossTab.signedOut();
    await vi.waitFor(() => expect(second.signedOut).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(third.signedOut).toHaveBeenCalledTimes(1));
    second.crossTab.signedOut();
    await vi.waitFor(() => expect(third.signedOut).toHaveBeenCalledTimes(2));
    // Of the two messages it has received the other tab's alone.
    await vi.waitFor(() => expect(first.signedOut).toHaveBeenCalledTimes(1));
  });

  it('does not reach a tab that was closed', async () => {
    const [first, closed, third] = [openTab(session('s', 1)), openTab(session('s', 1)), openTab(null)];
    closed.crossTab.close();
    first.crossTab.signedOut();
    await vi.waitFor(() => expect(third.signedOut).toHaveBeenCalledTimes(1));
    expect(closed.signedOut).not.toHaveBeenCalled();
  });
});

describe('messages between tabs', () => {
  /** Another tab that records the messages it receives and posts those it is given. */
  function listen() {
    const channel = new BroadcastChannel('zrak-session');
    const received: unknown[] = [];
    channel.addEventListener('message', ({ data }) => received.push(data));
    open.push(channel);
    return { received, send: (message: object) => channel.postMessage(message) };
  }
  const never = new AbortController().signal;

  it('are a query before renewing and the new session after it', async () => {
    const { received } = listen();
    await openTab(session('s', 1)).renew(async () => session('s', 2));
    await vi.waitFor(() =>
      expect(received).toEqual([
        { type: 'request', sessionId: 's', expiresAt: 1000 },
        { type: 'renewed', sessionId: 's', session: session('s', 2) },
      ]),
    );
  });

  it('contain nothing after a renewal without a result', async () => {
    const { received } = listen();
    const { renew, crossTab, tab } = openTab(session('s', 1));
    await renew(async () => null);
    expect(tab.held?.refreshToken).toBe('s-1');
    crossTab.signedOut();
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'signedOut' }));
    expect(received).toEqual([{ type: 'request', sessionId: 's', expiresAt: 1000 }, { type: 'signedOut' }]);
  });

  it('answer only a query for the same session with an older state', async () => {
    const { received, send } = listen();
    const { crossTab } = openTab(session('s', 2));
    send({ type: 'request', sessionId: 'other', expiresAt: 1000 });
    send({ type: 'request', sessionId: 's', expiresAt: 2000 });
    send({ type: 'request', sessionId: 's', expiresAt: 3000 });
    send({ type: 'request', sessionId: 's', expiresAt: 1999 });
    await vi.waitFor(() => expect(received).not.toEqual([]));
    crossTab.signedOut();
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'signedOut' }));
    expect(received).toEqual([{ type: 'renewed', sessionId: 's', session: session('s', 2) }, { type: 'signedOut' }]);
  });

  it('do not affect a tab without a session', async () => {
    const { received, send } = listen();
    const { crossTab, signedOut, tab } = openTab(null);
    send({ type: 'request', sessionId: 's', expiresAt: 0 });
    send({ type: 'renewed', sessionId: 's', session: session('s', 1) });
    send({ type: 'signedOut' });
    await vi.waitFor(() => expect(signedOut).toHaveBeenCalledTimes(1));
    crossTab.signedOut();
    await vi.waitFor(() => expect(received).toEqual([{ type: 'signedOut' }]));
    expect(tab.held).toBeNull();
  });

  it('are awaited for a moment, and only a newer state of the same session is accepted', async () => {
    const { received, send } = listen();
    const { crossTab } = openTab(session('s', 2));
    const refresh = vi.fn(async () => session('s', 5));
    const renewing = crossTab.renew(session('s', 2), never, refresh);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    send({ type: 'renewed', sessionId: 'other', session: session('other', 9) });
    send({ type: 'renewed', sessionId: 's', session: session('s', 2) });
    send({ type: 'request', sessionId: 's', expiresAt: 9000 });
    expect(await renewing).toEqual(session('s', 5));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('are accepted at once when they carry a newer state', async () => {
    const { received, send } = listen();
    const { crossTab } = openTab(session('s', 2));
    const refresh = vi.fn(async () => session('s', 5));
    const renewing = crossTab.renew(session('s', 2), never, refresh);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    send({ type: 'renewed', sessionId: 's', session: session('s', 3) });
    expect(await renewing).toEqual(session('s', 3));
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('renewing', () => {
  it('calls the server at once in a page without HTTPS, which has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const { renew, tab } = openTab(session('s', 1));
    await renew(async () => session('s', 2));
    expect(tab.held?.refreshToken).toBe('s-2');
    vi.unstubAllGlobals();
  });

  it('stops when it is aborted while it waits for other tabs', async () => {
    const { crossTab } = openTab(session('s', 1));
    const controller = new AbortController();
    const refresh = vi.fn(async () => session('s', 2));
    const renewing = crossTab.renew(session('s', 1), controller.signal, refresh);
    setTimeout(() => controller.abort(new Error('not wanted')), 20);
    await expect(renewing).rejects.toThrow('not wanted');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('waits for other tabs that renew the same session, and not for those of another', async () => {
    const [first, second] = [openTab(session('s', 1)), openTab(session('s', 1))];
    const other = openTab(session('other', 1));
    let finish: (session: PortalSession | null) => void = () => undefined;
    const { signal } = new AbortController();
    const firstRefresh = vi.fn(() => new Promise<PortalSession | null>((done) => (finish = done)));
    const renewing = first.crossTab.renew(session('s', 1), signal, firstRefresh);
    await vi.waitFor(() => expect(firstRefresh).toHaveBeenCalledTimes(1));
    const refresh = vi.fn(async () => session('s', 3));
    const waiting = second.crossTab.renew(session('s', 1), signal, refresh);
    expect(await other.crossTab.renew(session('other', 1), signal, async () => session('other', 2))).toEqual(
      session('other', 2),
    );
    expect(refresh).not.toHaveBeenCalled();
    finish(null);
    expect(await renewing).toBeNull();
    expect(await waiting).toEqual(session('s', 3));
  });
});

describe('a tab whose browser refuses the connection to other tabs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('renews for itself', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('BroadcastChannel', vi.fn(refuse));
    const { renew, crossTab } = openTab(session('s', 1));
    await expect(renew(async () => session('s', 2))).resolves.toMatchObject({ refreshToken: 's-2' });
    expect(() => crossTab.signedOut()).not.toThrow();
  });
});
