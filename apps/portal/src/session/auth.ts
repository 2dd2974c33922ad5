import { ApiError, type Api, formEncoded, type Token } from '@zrak/api-client';
import { authMachine, type Credentials, type Session, steadyNow } from '@zrak/machines';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { lacksCapability } from '../shared/query/loadCapabilities.ts';
import type { CrossTabSession } from './crossTabSession.ts';
import { claimedUser, type CurrentUser, type PortalSession, sessionOf, storedSession, userOf } from './session.ts';
import type { TokenStore } from './tokenStore.ts';

/** Fixed: the portal is one single-page application. */
const clientId = 'portal-spa';

export type Auth = ActorRefFrom<typeof authMachine>;
type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const sessionIn = (snapshot: AuthSnapshot) => snapshot.context.session as PortalSession | null;

/** True for a valid session; an expired session counts only after it is renewed. */
export const userIn = (snapshot: AuthSnapshot): CurrentUser | null =>
  snapshot.matches('resuming') ? null : (sessionIn(snapshot)?.user ?? null);

const isToken = (data: Partial<Token> | undefined): data is Token =>
  typeof data?.access_token === 'string' && data.access_token !== '';

/** The server could not answer, so it has refused nothing. */
const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (!error.status || error.status >= 500 || [408, 429].includes(error.status));

/**
 * Creates the actor that signs in, renews and signs out, and owns the token store. It is not started yet.
 *
 * @param apiWith calls the API with this access token, which is not renewed when it is refused
 */
export function createAuth(
  api: Api,
  apiWith: (accessToken: string) => Api,
  crossTab: CrossTabSession,
  tokens: TokenStore,
): Auth {
  const me = (accessToken: string) => apiWith(accessToken).GET('/api/Account/users/me');

  /**
   * The server describes a user whose token does not: a token may be opaque, or name nothing but an id. A renewal asks
   * again, as its token would have new claims.
   */
  const userOfToken = async (accessToken: string, known: CurrentUser | undefined) => {
    const claimed = claimedUser(accessToken);
    if (claimed?.userName) return claimed;
    const { data, error } = await me(accessToken);
    if (error && !claimed && !known) throw error;
    return userOf(data) ?? known ?? claimed;
  };

  const token = async (body: object, previous?: PortalSession): Promise<PortalSession> => {
    const { data, error } = await api.POST('/connect/token', {
      body: { client_id: clientId, ...body } as never,
      ...formEncoded,
    });
    if (error) throw error;
    if (!isToken(data)) throw new ApiError({ key: 'unexpectedError' }, { status: 200 });
    return sessionOf(data, await userOfToken(data.access_token, previous?.user), previous);
  };

  /** A session that cannot be renewed lasts until its end, unless the server refuses its access token. */
  const unrenewed = async (session: PortalSession): Promise<PortalSession> => {
    const { error } = session.expiresAt > steadyNow() ? await me(session.accessToken) : {};
    if (error?.status === 401) throw error;
    return { ...session, refreshToken: null };
  };

  /** Why the last renewal must be tried again. */
  let failure: unknown;
  const auth = createActor(
    authMachine.provide({
      actors: {
        signIn: fromPromise<Session, Credentials>(({ input }) => token({ grant_type: 'password', ...input })),
        renew: fromPromise<Session | null, Session>(async ({ input, signal }) => {
          const session = input as PortalSession;
          const { refreshToken } = session;
          failure = null;
          if (refreshToken === null) return unrenewed(session);
          return crossTab.renew(session, signal, () =>
            token({ grant_type: 'refresh_token', refresh_token: refreshToken }, session).catch((error: unknown) => {
              if (!isUnreachable(error)) return unrenewed(session);
              failure = error;
              return null;
            }),
          );
        }),
        signOut: fromPromise<void, Session>(async ({ input }) => {
          if (input.refreshToken === null || (await lacksCapability({ api }, 'tokenRevocation'))) return;
          const { error } = await api.POST('/connect/revocation', {
            body: { client_id: clientId, token: input.refreshToken },
            ...formEncoded,
            // Also when the user closes the tab.
            keepalive: true,
          });
          // A server without revocation has nothing to end.
          if (error && error.status !== 404 && error.status !== 405) throw error;
        }),
      },
    }),
    { input: { session: storedSession() } },
  );
  const write = (snapshot: AuthSnapshot) =>
    tokens.write(sessionIn(snapshot), snapshot.matches({ signedIn: 'renewing' }) || failure);
  write(auth.getSnapshot());
  auth.subscribe(write);
  tokens.own((request) => auth.send(request));
  return auth;
}
