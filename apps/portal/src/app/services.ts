import { type Api, ApiError, createApi } from '@zrak/api-client';
import { waitFor } from 'xstate';
import { languages } from '../i18n/languages.ts';
import { type ClientList, createClientList } from './clientList.ts';
import type { Config } from './config.ts';
import { earlyAnswer } from './earlyStart.ts';
import { type Auth, createAuth, sessionIn, userIn } from '../session/auth.ts';
import { createCrossTabSession } from '../session/crossTabSession.ts';
import { createDrafts, type Drafts } from '../session/drafts.ts';
import { unlessLeaving } from './loading/leaving.ts';
import { currentLanguage } from '../session/preferences.ts';
import { hasMoved } from '../session/ownClient.ts';
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
  /**
   * Renews the token, because the claims of the one in use may be old: an administrator gives the user another role or
   * client, or a client another code. Never rejects; resolves to the user, who is the same if nothing was renewed.
   */
  renewUser: () => Promise<CurrentUser | null>;
  /** Calls the listener when the signed-in user changes. Returns a function that stops it. */
  onUserChange: (listener: () => void) => () => void;
  /** Calls the listener with each request that the server forbids (403). Returns a function that stops it. */
  onForbidden: (listener: (request: Request) => void) => () => void;
  /** Resolves once a restored session is confirmed or rejected. */
  settled: () => Promise<void>;
  /** Signs out in every tab of this browser, at once. The server is notified in the background. */
  signOut: () => void;
  /** Clients that the viewer may see; loaded once, and again when the user changes. Rejects with an ApiError. */
  clients: ClientList['all'];
  /** Number of times that the list of clients could not be loaded, or was empty for a user; a store for React. */
  clientsFailures: { subscribe: (listener: () => void) => () => void; current: () => number };
  /** Clears the clients, so that the next call loads them. */
  clearClients: () => void;
  /** Whether the clients of a new user are being loaded. */
  clientsReload: { isRunning: () => boolean; subscribe: ClientList['subscribe'] };
}

function createCounter() {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    current: () => count,
    add() {
      count++;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The list of extensions is itself one: a server may refuse what it does not know. */
const isOptional = ({ url }: Request) => url.endsWith('/api/capabilities');

/** Everything with the lifetime of the page: created once and passed to routes through the router's context. */
export function createServices(config: Config): Services {
  const tokens = createTokenStore();
  const forbiddenListeners = new Set<(request: Request) => void>();
  const server = {
    baseUrl: new URL(config.ApplicationUrl, location.origin).href,
    language: () => languages[currentLanguage()].tag,
    ...(config.DefaultTimeZone && { timeZone: config.DefaultTimeZone }),
    // Every response passes here.
    async fetch(input: RequestInfo | URL) {
      const request = input as Request;
      const response = (await earlyAnswer(request)) ?? (await unlessLeaving(fetch(request)));
      if (response.status === 403 && !isOptional(request)) for (const listener of forbiddenListeners) listener(request);
      return response;
    },
  };
  const api = createApi({
    ...server,
    accessToken: () => tokens.current()?.accessToken ?? null,
    renewToken: tokens.renewed,
  });
  const crossTab = createCrossTabSession({
    current: tokens.current,
    onRenewed: (session) => tokens.request({ type: 'session.adopted', session }),
    onSignedOut: () => tokens.request({ type: 'signOut.request' }),
  });
  const auth = createAuth(
    api,
    (accessToken) => createApi({ ...server, accessToken: () => accessToken }),
    crossTab,
    tokens,
  );
  const user = () => userIn(auth.getSnapshot());

  const clientsFailures = createCounter();
  const loadClients = async () => {
    const { data, error, response } = await api.GET('/api/clients/get');
    // A server without public clients may refuse the list to visitors; they can still log in.
    if (error?.status === 401 && !user()) return [];
    if (error) throw error;
    if (response.status !== 200) {
      throw new ApiError({ key: 'unexpectedError' }, { status: response.status });
    }
    const { Clients: shown } = config;
    return shown.length > 0 ? shown.flatMap((code) => data.filter((client) => client.code === code)) : data;
  };
  const clients = createClientList(loadClients, {
    isFailure: (list) => list.length === 0 && user() !== null,
    onFailure: () => clientsFailures.add(),
  });

  const drafts = createDrafts();
  const userListeners = new Set<() => void>();
  let known = user()?.id;
  let hasLeft = false;
  if (known) drafts.setOwner(known);
  let stored = sessionIn(auth.getSnapshot());
  auth.subscribe((snapshot) => {
    const session = sessionIn(snapshot);
    // Other changes of the machine leave the storage alone.
    if (session && session !== stored) storeSession(session);
    else if (!session) clearSession();
    stored = session;
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
    async renewUser() {
      const before = user();
      const token = tokens.current()?.accessToken;
      if (token !== undefined) await tokens.renewed(token).catch(() => undefined);
      const after = user();
      if (hasMoved(before, after)) clients.clear();
      return after;
    },
    onUserChange(listener) {
      userListeners.add(listener);
      return () => userListeners.delete(listener);
    },
    onForbidden(listener) {
      forbiddenListeners.add(listener);
      return () => forbiddenListeners.delete(listener);
    },
    settled: () => waitFor(auth, (snapshot) => !snapshot.matches('resuming')).then(() => undefined),
    signOut() {
      crossTab.signedOut();
      auth.send({ type: 'signOut.request' });
    },
    clients: clients.all,
    clientsFailures,
    clearClients: clients.clear,
    clientsReload: { isRunning: clients.isReloading, subscribe: clients.subscribe },
  };
}
