import { ApiError, type Api, type Client, createApi, formEncoded } from '@zrak/api-client';
import { authMachine, type Credentials, type Session } from '@zrak/machines';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { languages } from '../i18n/languages.ts';
import type { Config } from './config.ts';
import { createDrafts, type Drafts } from '../session/drafts.ts';
import { currentLanguage } from '../session/preferences.ts';
import {
  clearSession,
  type CurrentUser,
  forgetScrollPositions,
  type PortalSession,
  sessionOf,
  storedSession,
  storeSession,
} from '../session/session.ts';
import { createCrossTabSession, type CrossTabSession } from '../session/crossTabSession.ts';

/** Fixed: the portal is one single-page application. */
const clientId = 'portal-spa';

export interface Services {
  config: Config;
  api: Api;
  auth: ActorRefFrom<typeof authMachine>;
  /** What was typed into forms and is not saved yet. */
  drafts: Drafts;
  /** The signed-in user; null for a visitor. */
  user: () => CurrentUser | null;
  /** Resolves once it is known whether a session that was found still holds. */
  settled: () => Promise<void>;
  /** Signs out in every tab of this browser; never rejects. Tells whether the server has heard of it. */
  signOut: () => Promise<boolean>;
  /** The clients the viewer may see; loaded once, and anew when the user changes. Rejects with an ApiError. */
  clients: () => Promise<Client[]>;
  /** Forgets the clients, so that the next one who asks loads them. */
  forgetClients: () => void;
}

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const sessionIn = (snapshot: AuthSnapshot) => snapshot.context.session as PortalSession | null;

/** Nobody counts as signed in by a session that has expired and is not renewed yet. */
export const userIn = (snapshot: AuthSnapshot): CurrentUser | null =>
  snapshot.matches('resuming') ? null : (sessionIn(snapshot)?.user ?? null);

function createAuth(api: () => Api, crossTab: () => CrossTabSession) {
  const token = async (body: object): Promise<PortalSession> => {
    const { data, error } = await api().POST('/connect/token', {
      body: { client_id: clientId, ...body } as never,
      ...formEncoded,
    });
    if (error) throw error;
    return sessionOf(data);
  };

  return createActor(
    authMachine.provide({
      actors: {
        signIn: fromPromise<Session, Credentials>(({ input }) => token({ grant_type: 'password', ...input })),
        renew: fromPromise<Session | null, Session>(({ input, signal }) =>
          crossTab().renew(input as PortalSession, signal, () =>
            token({ grant_type: 'refresh_token', refresh_token: input.refreshToken }).catch((error: unknown) => {
              // Only a refusal ends a session; a server that cannot be reached has refused nothing.
              if (error instanceof ApiError && error.status === 400) throw error;
              return null;
            }),
          ),
        ),
        signOut: fromPromise<void, Session>(async ({ input }) => {
          const { error } = await api().POST('/connect/revocation', {
            body: { client_id: clientId, token: input.refreshToken },
            ...formEncoded,
          });
          if (error) throw error;
        }),
      },
    }),
    { input: { session: storedSession() } },
  );
}

/** Waits until nobody renews any more; the token to use then, or null. */
function renewed(auth: Services['auth'], refused: string): Promise<string | null> {
  return new Promise((done) => {
    const check = (snapshot: AuthSnapshot) => {
      if (snapshot.matches({ signedIn: 'renewing' })) return;
      subscription.unsubscribe();
      const token = sessionIn(snapshot)?.accessToken ?? null;
      done(token === refused ? null : token);
    };
    const subscription = auth.subscribe(check);
    if (sessionIn(auth.getSnapshot())?.accessToken === refused) {
      auth.send({ type: 'token.refused', accessToken: refused });
    }
    check(auth.getSnapshot());
  });
}

/** Everything that lives as long as the page: made once, handed to routes through the router's context. */
export function createServices(config: Config): Services {
  const api = createApi({
    baseUrl: new URL(config.ApplicationUrl, location.origin).href,
    language: () => languages[currentLanguage()].tag,
    accessToken: () => sessionIn(auth.getSnapshot())?.accessToken ?? null,
    renewToken: (refused) => renewed(auth, refused),
  });
  const crossTab: CrossTabSession = createCrossTabSession({
    current: () => sessionIn(auth.getSnapshot()),
    onRenewed: (session) => auth.send({ type: 'session.adopted', session }),
    onSignedOut: () => auth.send({ type: 'signOut.request' }),
  });
  const auth = createAuth(
    () => api,
    () => crossTab,
  );
  const user = () => userIn(auth.getSnapshot());

  let clients: Promise<Client[]> | null = null;
  const loadClients = async () => {
    const { data, error } = await api.GET('/api/clients/get');
    if (error) throw error;
    return data;
  };

  const drafts = createDrafts();
  let known = user()?.id;
  let hasLeft = false;
  if (known) drafts.belongTo(known);
  auth.subscribe((snapshot) => {
    const session = sessionIn(snapshot);
    if (session) storeSession(session);
    else if (snapshot.matches('signedOut')) clearSession();
    // Who leaves on purpose leaves nothing behind; who was shown out comes back to what was typed.
    if (snapshot.matches('signingOut')) drafts.clear();
    const current = userIn(snapshot)?.id;
    if (current === known) return;
    known = current;
    clients = null;
    if (current) drafts.belongTo(current);
    else hasLeft = true;
  });
  // The router writes them as the page is left; this comes after it.
  document.addEventListener('visibilitychange', () => {
    if (hasLeft && !user()) forgetScrollPositions();
  });
  auth.start();

  return {
    config,
    api,
    auth,
    drafts,
    user,
    settled: () => waitFor(auth, (snapshot) => !snapshot.matches('resuming')).then(() => undefined),
    async signOut() {
      crossTab.signedOut();
      auth.send({ type: 'signOut.request' });
      const { context } = await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
      auth.send({ type: 'error.dismiss' });
      return context.error === null;
    },
    clients() {
      clients ??= loadClients().catch((error: unknown) => {
        clients = null;
        throw error;
      });
      return clients;
    },
    forgetClients() {
      clients = null;
    },
  };
}
