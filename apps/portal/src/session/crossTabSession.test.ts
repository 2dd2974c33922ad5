import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PortalSession } from './session.ts';
import { createCrossTabSession } from './crossTabSession.ts';

const session = (id: string, generation: number): PortalSession => ({
  user: { id: 'usr_ana' } as PortalSession['user'],
  accessToken: `x.${Buffer.from(JSON.stringify({ sid: id, generation })).toString('base64url')}.x`,
  refreshToken: `${id}-${generation}`,
  expiresAt: 1000 * generation,
});

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((tab) => tab.close()));

/** A tab as the portal has it: what it holds is replaced by what is newer. */
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
    renew: (ask: () => Promise<PortalSession | null>) =>
      crossTab
        .renew(tab.held!, aborted.signal, ask)
        .then((renewed) => (tab.held = renewed ?? tab.held))
        .catch(() => tab.held),
  };
}

describe('twenty copies of one tab', () => {
  it('renew their session once', async () => {
    const tabs = Array.from({ length: 20 }, () => openTab(session('s', 1)));
    const ask = vi.fn(async () => session('s', 2));
    await Promise.all(tabs.map(({ renew }) => renew(ask)));
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(tabs.map(({ tab }) => tab.held?.refreshToken)).toEqual(Array(20).fill('s-2')));
  });
});

describe('a tab that slept while another renewed', () => {
  it('takes what the other holds', async () => {
    const awake = openTab(session('s', 2));
    const late = openTab(session('s', 1));
    const ask = vi.fn(async () => session('s', 3));
    await late.renew(ask);
    expect(ask).not.toHaveBeenCalled();
    expect(late.tab.held?.refreshToken).toBe('s-2');
    expect(awake.tab.held?.refreshToken).toBe('s-2');
  });
});

describe('another session', () => {
  it('is left alone', async () => {
    const other = openTab(session('other', 1));
    await openTab(session('s', 1)).renew(async () => session('s', 2));
    expect(other.tab.held?.refreshToken).toBe('other-1');
  });
});

describe('signing out', () => {
  it('is told to all other tabs', async () => {
    const [first, second, third] = [openTab(session('s', 1)), openTab(session('other', 1)), openTab(null)];
    first.crossTab.signedOut();
    await vi.waitFor(() => expect(second.signedOut).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(third.signedOut).toHaveBeenCalledTimes(1));
    expect(first.signedOut).not.toHaveBeenCalled();
  });
});
