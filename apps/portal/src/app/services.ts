import { ApiError, type Api, type Client, createApi, formEncoded } from '@zrak/api-client';
import { authMachine, type Credentials, type Session } from '@zrak/machines';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { languageTag } from '../i18n/languages.ts';
import type { Config } from './config.ts';
import { currentLanguage } from './preferences.ts';
import {
  clearSession,
  type CurrentUser,
  type PortalSession,
  sessionOf,
  storedSession,
  storeSession,
} from './session.ts';

/** Fixed: the portal is one single-page application. */
const clientId = 'portal-spa';

export interface Services {
  config: Config;
  api: Api;
  auth: ActorRefFrom<typeof authMachine>;
  /** The signed-in user; null for a visitor. */
  user: () => CurrentUser | null;
  /** The clients the viewer may see; loaded once, and anew when the user changes. Rejects with an ApiError. */
  clients: () => Promise<Client[]>;
  /** Forgets the clients, so that the next one who asks loads them. */
  forgetClients: () => void;
}

const sessionIn = (snapshot: SnapshotFrom<typeof authMachine>) => snapshot.context.session as PortalSession | null;

function createAuth(api: () => Api) {
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
        renew: fromPromise<Session | null, Session>(({ input }) =>
          token({ grant_type: 'refresh_token', refresh_token: input.refreshToken }).catch((error: unknown) => {
            // Only a refusal ends a session; a server that cannot be reached has refused nothing.
            if (error instanceof ApiError && error.status === 400) throw error;
            return null;
          }),
        ),
        signOut: fromPromise<void, Session>(async ({ input }) => {
          await api().POST('/connect/revocation', {
            body: { client_id: clientId, token: input.refreshToken },
            ...formEncoded,
          });
        }),
      },
    }),
    { input: { session: storedSession() } },
  );
}

/** Waits until nobody renews any more; the token to use then, or null. */
function renewed(auth: Services['auth'], refused: string): Promise<string | null> {
  return new Promise((done) => {
    const check = (snapshot: SnapshotFrom<typeof authMachine>) => {
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
    language: () => languageTag[currentLanguage()],
    accessToken: () => sessionIn(auth.getSnapshot())?.accessToken ?? null,
    renewToken: (refused) => renewed(auth, refused),
  });
  const auth = createAuth(() => api);
  const user = () => sessionIn(auth.getSnapshot())?.user ?? null;

  let clients: Promise<Client[]> | null = null;
  const loadClients = async () => {
    const { data, error } = await api.GET('/api/clients/get');
    if (error) throw error;
    return data;
  };

  let known = user()?.id;
  auth.subscribe((snapshot) => {
    const session = sessionIn(snapshot);
    if (session) storeSession(session);
    else if (snapshot.matches('signedOut')) clearSession();
    if (session?.user.id !== known) {
      known = session?.user.id;
      clients = null;
    }
  });
  auth.start();

  return {
    config,
    api,
    auth,
    user,
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
