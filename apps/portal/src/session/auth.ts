import { ApiError, type Api, formEncoded } from '@zrak/api-client';
import { authMachine, type Credentials, type Session } from '@zrak/machines';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { CrossTabSession } from './crossTabSession.ts';
import { type CurrentUser, type PortalSession, sessionOf, storedSession } from './session.ts';
import type { TokenStore } from './tokenStore.ts';

/** Fixed: the portal is one single-page application. */
const clientId = 'portal-spa';

export type Auth = ActorRefFrom<typeof authMachine>;
type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export const sessionIn = (snapshot: AuthSnapshot) => snapshot.context.session as PortalSession | null;

/** True for a valid session; an expired session counts only after it is renewed. */
export const userIn = (snapshot: AuthSnapshot): CurrentUser | null =>
  snapshot.matches('resuming') ? null : (sessionIn(snapshot)?.user ?? null);

/** Creates the actor that signs in, renews and signs out, and owns the token store. It is not started yet. */
export function createAuth(api: Api, crossTab: CrossTabSession, tokens: TokenStore): Auth {
  const token = async (body: object): Promise<PortalSession> => {
    const { data, error } = await api.POST('/connect/token', {
      body: { client_id: clientId, ...body } as never,
      ...formEncoded,
    });
    if (error) throw error;
    return sessionOf(data);
  };

  const auth = createActor(
    authMachine.provide({
      actors: {
        signIn: fromPromise<Session, Credentials>(({ input }) => token({ grant_type: 'password', ...input })),
        renew: fromPromise<Session | null, Session>(({ input, signal }) =>
          crossTab.renew(input as PortalSession, signal, () =>
            token({ grant_type: 'refresh_token', refresh_token: input.refreshToken }).catch((error: unknown) => {
              // Only a refusal ends a session; an unreachable server has refused nothing.
              if (error instanceof ApiError && (error.status === 400 || error.status === 403)) throw error;
              return null;
            }),
          ),
        ),
        signOut: fromPromise<void, Session>(async ({ input }) => {
          const { error } = await api.POST('/connect/revocation', {
            body: { client_id: clientId, token: input.refreshToken },
            ...formEncoded,
          });
          if (error) throw error;
        }),
      },
    }),
    { input: { session: storedSession() } },
  );
  const write = (snapshot: AuthSnapshot) =>
    tokens.write(sessionIn(snapshot), snapshot.matches({ signedIn: 'renewing' }));
  write(auth.getSnapshot());
  auth.subscribe(write);
  tokens.own((request) => auth.send(request));
  return auth;
}
