import { type Api, createApi } from '@zrak/api-client';
import { waitFor } from 'xstate';
import { languages } from '../i18n/languages.ts';
import { type ClientList, createClientList } from './clientList.ts';
import type { Config } from './config.ts';
import { type Auth, createAuth, sessionIn, userIn } from '../session/auth.ts';
import { createCrossTabSession } from '../session/crossTabSession.ts';
import { createDrafts, type Drafts } from '../session/drafts.ts';
import { currentLanguage } from '../session/preferences.ts';
import { clearSession, type CurrentUser, clearScrollPositions, storeSession } from '../session/session.ts';
import { createTokenStore } from '../session/tokenStore.ts';

export interface Services {
  config: Config;
  api: Api;
  auth: Auth;
  /** Unsaved form input. */
  drafts: Drafts;
  /** The signed-in user; null for a visitor. */
  user: () => CurrentUser | null;
  /** Calls the listener when the signed-in user changes. Returns a function that stops it. */
  onUserChange: (listener: () => void) => () => void;
  /** Resolves once a restored session is confirmed or rejected. */
  settled: () => Promise<void>;
  /** Signs out in every tab of this browser; never rejects. Resolves to whether the server was reached. */
  signOut: () => Promise<boolean>;
  /** Clients that the viewer may see; loaded once, and again when the user changes. Rejects with an ApiError. */
  clients: ClientList['all'];
  /** Clears the clients, so that the next call loads them. */
  clearClients: () => void;
  /** Whether the clients of a new user are being loaded. */
  clientsReload: { isRunning: () => boolean; subscribe: ClientList['subscribe'] };
}

/** Everything with the lifetime of the page: created once and passed to routes through the router's context. */
export function createServices(config: Config): Services {
  const tokens = createTokenStore();
  const api = createApi({
    baseUrl: new URL(config.ApplicationUrl, location.origin).href,
    language: () => languages[currentLanguage()].tag,
    accessToken: () => tokens.current()?.accessToken ?? null,
    renewToken: tokens.renewed,
  });
  const crossTab = createCrossTabSession({
    current: tokens.current,
    onRenewed: (session) => tokens.request({ type: 'session.adopted', session }),
    onSignedOut: () => tokens.request({ type: 'signOut.request' }),
  });
  const auth = createAuth(api, crossTab, tokens);
  const user = () => userIn(auth.getSnapshot());

  const clients = createClientList(async () => {
    const { data, error } = await api.GET('/api/clients/get');
    if (error) throw error;
    return data;
  });

  const drafts = createDrafts();
  const userListeners = new Set<() => void>();
  let known = user()?.id;
  let hasLeft = false;
  if (known) drafts.setOwner(known);
  auth.subscribe((snapshot) => {
    const session = sessionIn(snapshot);
    if (session) storeSession(session);
    else if (snapshot.matches('signedOut')) clearSession();
    // Signing out deliberately clears the drafts; after a session that expired, the user gets them back.
    if (snapshot.matches('signingOut')) drafts.clear();
    const current = userIn(snapshot)?.id;
    if (current === known) return;
    known = current;
    clients.reload();
    if (current) drafts.setOwner(current);
    else hasLeft = true;
    for (const listener of userListeners) listener();
  });
  // The router writes them when the page is left; this listener runs after it.
  document.addEventListener('visibilitychange', () => {
    if (hasLeft && !user()) clearScrollPositions();
  });
  auth.start();

  return {
    config,
    api,
    auth,
    drafts,
    user,
    onUserChange(listener) {
      userListeners.add(listener);
      return () => userListeners.delete(listener);
    },
    settled: () => waitFor(auth, (snapshot) => !snapshot.matches('resuming')).then(() => undefined),
    async signOut() {
      crossTab.signedOut();
      auth.send({ type: 'signOut.request' });
      const { context } = await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
      auth.send({ type: 'error.dismiss' });
      return context.error === null;
    },
    clients: clients.all,
    clearClients: clients.clear,
    clientsReload: { isRunning: clients.isReloading, subscribe: clients.subscribe },
  };
}
