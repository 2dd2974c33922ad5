import { createApi } from '@zrak/api-client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken } from '../testing/accessToken.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createAuth, sessionIn, userIn } from './auth.ts';
import type { CrossTabSession } from './crossTabSession.ts';
import { storeSession } from './session.ts';
import { createTokenStore } from './tokenStore.ts';

const ana = { id: 'usr_ana', userName: 'ana', fullName: 'Ana', email: 'ana@example.test', roles: 'ClientUser' };
const jwt = accessToken({ ...ana, generation: 1 });

interface Request {
  path: string;
  body: Record<string, string>;
  authorization: string | null;
}
type Answer = (request: Request) => Response;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const tokens = (fields: object = {}) =>
  json({ access_token: jwt, refresh_token: 'refresh', token_type: 'Bearer', expires_in: 900, ...fields });
const failure = (error: string, status = 400) => json({ error }, status);

/** A tab in front of a server that answers these calls, and 404 to others. */
function openTab(answers: Record<string, Answer>) {
  const requests: Request[] = [];
  const server = {
    baseUrl: 'https://api.test',
    language: () => 'en-GB' as const,
    fetch: async (input: RequestInfo | URL) => {
      const request = input as globalThis.Request;
      const sent = {
        path: new URL(request.url).pathname,
        body: Object.fromEntries(new URLSearchParams(await request.text())),
        authorization: request.headers.get('authorization'),
      };
      requests.push(sent);
      return answers[sent.path]?.(sent) ?? json({}, 404);
    },
  };
  const store = createTokenStore();
  const api = createApi({
    ...server,
    accessToken: () => store.current()?.accessToken ?? null,
    renewToken: store.renewed,
  });
  const alone = { renew: (_session, _signal, refresh) => refresh() } as Partial<CrossTabSession> as CrossTabSession;
  const auth = createAuth(api, (token) => createApi({ ...server, accessToken: () => token }), alone, store);
  auth.start();
  return {
    auth,
    api,
    now: () => auth.getSnapshot(),
    user: () => userIn(auth.getSnapshot()),
    session: () => sessionIn(auth.getSnapshot()),
    calls: (path: string) => requests.filter((request) => request.path === path),
    signIn: async () => {
      auth.send({ type: 'signIn.submit', username: 'ana', password: 'x' });
      await pass(0);
    },
  };
}

const connect = '/connect/token';
const me = '/api/Account/users/me';
const clients = '/api/clients/get';
// The code that reads answers is loaded with the first call, in real time.
beforeAll(() => openTab({ [clients]: () => json([]) }).api.GET(clients));

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000 + 1);

/** A token endpoint that answers the password grant, and differently when it should renew. */
const renewing =
  (first: Answer, renewed: Answer): Answer =>
  (request) =>
    (request.body['grant_type'] === 'password' ? first : renewed)(request);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the user of a token', () => {
  test('comes from the server if the token is opaque', async () => {
    const { signIn, user, calls } = openTab({
      [connect]: () => tokens({ access_token: 'opaque' }),
      [me]: () => json({ ...ana, clientCode: 'SI' }),
    });
    await signIn();
    expect(user()).toMatchObject({ id: 'usr_ana', userName: 'ana', roles: ['ClientUser'], clientCode: 'SI' });
    expect(calls(me).map(({ authorization }) => authorization)).toEqual(['Bearer opaque']);
  });

  test('comes from the server if the token names only an id', async () => {
    const { signIn, user } = openTab({
      [connect]: () => tokens({ access_token: accessToken({ sub: 'usr_ana' }) }),
      [me]: () => json(ana),
    });
    await signIn();
    expect(user()?.fullName).toBe('Ana');
  });

  test.each([
    ['no users', () => json({}, 404)],
    ['nobody', () => json(null)],
  ])('is the id of the token if the server describes %s', async (_, answer) => {
    const { signIn, user } = openTab({
      [connect]: () => tokens({ access_token: accessToken({ nameid: 7 }) }),
      [me]: answer,
    });
    await signIn();
    expect(user()?.id).toBe('7');
  });

  test('comes from a token that describes it, without another call', async () => {
    const { signIn, user, calls } = openTab({ [connect]: () => tokens() });
    await signIn();
    expect(user()?.userName).toBe('ana');
    expect(calls(me)).toEqual([]);
  });

  test('is read again when an opaque token is renewed: the user may belong to another client', async () => {
    const { signIn, user, session, calls } = openTab({
      [connect]: renewing(
        () => tokens({ access_token: 'opaque' }),
        () => tokens({ access_token: 'opaque-2' }),
      ),
      [me]: ({ authorization }) => json({ ...ana, clientId: authorization === 'Bearer opaque-2' ? 8 : 7 }),
    });
    await signIn();
    expect(user()?.clientId).toBe('7');
    const { id } = session()!;
    await pass(850);
    expect(session()).toMatchObject({ accessToken: 'opaque-2', id });
    expect(user()).toMatchObject({ id: 'usr_ana', clientId: '8' });
    expect(calls(me)).toHaveLength(2);
  });

  test.each([
    ['fails', () => json({}, 500)],
    ['describes nobody', () => json(null)],
  ])('stays the same when an opaque token is renewed and the server %s', async (_, answer) => {
    let count = 0;
    const { signIn, user, session } = openTab({
      [connect]: renewing(
        () => tokens({ access_token: 'opaque' }),
        () => tokens({ access_token: 'opaque-2' }),
      ),
      [me]: () => (count++ === 0 ? json(ana) : answer()),
    });
    await signIn();
    await pass(850);
    expect(session()).toMatchObject({ accessToken: 'opaque-2' });
    expect(user()?.id).toBe('usr_ana');
  });
});

describe('signing in fails with an error', () => {
  test.each([
    ['the server does not know the opaque token', () => json({}, 401), 'Invalid credentials'],
    ['the server describes no users', () => json({}, 404), 'Resource not found'],
    ['the server fails', () => json({}, 500), 'An unexpected error occurred'],
    ['the server describes nobody', () => json(null), 'Failed to load data.'],
  ])('if %s', async (_, answer, message) => {
    const { signIn, now } = openTab({ [connect]: () => tokens({ access_token: 'opaque' }), [me]: answer });
    await signIn();
    expect(now()).toMatchObject({ value: 'signedOut', context: { error: { message } } });
  });

  test.each([null, 'text', {}, { access_token: null }, { access_token: '' }, { access_token: {} }])(
    'if the token endpoint answers %j',
    async (body) => {
      const { signIn, now, calls } = openTab({ [connect]: () => json(body), [me]: () => json(ana) });
      await signIn();
      expect(now()).toMatchObject({ value: 'signedOut', context: { error: { key: 'unexpectedError' } } });
      expect(calls(me)).toEqual([]);
    },
  );
});

describe('a session without refresh token', () => {
  const portal = (fields: object = {}) => openTab({ [connect]: () => tokens({ refresh_token: undefined, ...fields }) });

  test('ends at its time without any other request', async () => {
    const { signIn, now, user, calls } = portal({ expires_in: '30' });
    await signIn();
    await pass(15);
    expect(now().context.isEndNear).toBe(true);
    expect(user()?.id).toBe('usr_ana');
    await pass(15);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true, error: null } });
    expect(calls(connect)).toHaveLength(1);
  });

  test('is signed out without a request', async () => {
    const { signIn, now, auth, calls } = portal();
    await signIn();
    auth.send({ type: 'signOut.request' });
    await pass(0);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: false, error: null } });
    expect(calls('/connect/revocation')).toEqual([]);
  });

  const refusing = (answer: Answer) =>
    openTab({ [connect]: () => tokens({ refresh_token: undefined }), [clients]: () => json({}, 401), [me]: answer });

  test('ends when the server refuses its token everywhere', async () => {
    const { signIn, api, now } = refusing(() => json({}, 401));
    await signIn();
    const [{ error }] = await Promise.all([api.GET('/api/clients/get'), api.GET('/api/clients/get')]);
    expect(error?.message).toBe('Invalid credentials');
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
  });

  test.each([
    ['accepts its token otherwise', () => json(ana)],
    ['describes no users', () => json({}, 404)],
    ['fails', () => json({}, 500)],
  ])('stays when the server refuses a single call and %s', async (_, answer) => {
    const { signIn, api, now, calls } = refusing(answer);
    await signIn();
    const [{ error }] = await Promise.all([api.GET('/api/clients/get'), api.GET('/api/clients/get')]);
    expect(error?.message).toBe('Invalid credentials');
    expect(now().matches('signedIn')).toBe(true);
    expect(calls(me)).toHaveLength(1);
  });
});

describe('a server that refuses to renew', () => {
  test.each([
    ['unsupported_grant_type', () => failure('unsupported_grant_type')],
    ['invalid_grant, because it checks the password', () => failure('invalid_grant')],
    ['a bad request', () => new Response('Bad Request', { status: 400 })],
    ['405', () => json({}, 405)],
    ['a response without token', () => json({})],
  ])('with %s is asked once, and the session lasts until its end', async (_, answer) => {
    const { signIn, now, session, calls } = openTab({
      [connect]: renewing(() => tokens(), answer),
      [me]: () => json(ana),
    });
    await signIn();
    await pass(841);
    expect(session()).toMatchObject({ accessToken: jwt, refreshToken: null });
    expect(now().context.isEndNear).toBe(true);
    await pass(58);
    expect(now().matches('signedIn')).toBe(true);
    await pass(1);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
    expect(calls(connect)).toHaveLength(2);
  });

  test('and the access token too ends the session', async () => {
    const { signIn, now } = openTab({
      [connect]: renewing(
        () => tokens(),
        () => failure('invalid_grant'),
      ),
      [me]: () => json({}, 401),
    });
    await signIn();
    await pass(841);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
  });

  test.each([503, 429, 408])('for the moment, with %i, is asked again', async (status) => {
    let isBusy = true;
    const { signIn, session } = openTab({
      [connect]: renewing(
        () => tokens(),
        () => (isBusy ? json({}, status) : tokens({ refresh_token: 'later' })),
      ),
    });
    await signIn();
    await pass(841);
    isBusy = false;
    await pass(10);
    expect(session()?.refreshToken).toBe('later');
  });

  test.each([
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'Network error'],
    ['has a reason', () => json({ message: 'Closed for maintenance' }, 503), 'Closed for maintenance'],
  ])('for the moment, because it %s, lets a refused call fail with that', async (_, answer, message) => {
    const { signIn, api, now } = openTab({
      [connect]: renewing(() => tokens(), answer as Answer),
      [clients]: () => json({}, 401),
    });
    await signIn();
    const { error } = await api.GET('/api/clients/get');
    expect(error?.message).toBe(message);
    expect(now().value).toEqual({ signedIn: 'waiting' });
  });

  test('ends a session that was restored after its end', async () => {
    storeSession({
      id: 's',
      user: { ...ana } as never,
      accessToken: jwt,
      refreshToken: 'old',
      expiresAt: Date.now() - 1,
    });
    const { now, calls } = openTab({ [connect]: () => failure('unsupported_grant_type'), [me]: () => json(ana) });
    await pass(0);
    expect(now()).toMatchObject({ value: 'signedOut', context: { hasEnded: true } });
    expect(calls(me)).toEqual([]);
  });
});

describe('signing out', () => {
  test.each([
    ['lists the revocation', () => json({ capabilities: ['tokenRevocation'] }), 1],
    ['lists no revocation', () => json({ capabilities: ['alerts'] }), 0],
    ['has no list of extensions', () => json({}, 404), 0],
    ['cannot tell now', () => json({}, 503), 1],
  ])('on a server that %s', async (_, answer, revocations) => {
    const { signIn, auth, now, calls } = openTab({
      [connect]: () => tokens(),
      '/api/capabilities': answer,
      '/connect/revocation': () => new Response(null, { status: 204 }),
    });
    await signIn();
    auth.send({ type: 'signOut.request' });
    await pass(60);
    expect(now()).toMatchObject({ value: 'signedOut', context: { signOutError: null } });
    expect(calls('/connect/revocation')).toHaveLength(revocations);
  });

  test.each([
    [404, null],
    [405, null],
    [500, { status: 500 }],
  ])('on a server that answers the revocation with %i', async (status, error) => {
    const { signIn, auth, now } = openTab({
      [connect]: () => tokens(),
      '/api/capabilities': () => json({ capabilities: ['tokenRevocation'] }),
      '/connect/revocation': () => json({}, status),
    });
    await signIn();
    auth.send({ type: 'signOut.request' });
    await pass(0);
    expect(now().value).toBe('signedOut');
    if (error) expect(now().context.signOutError).toMatchObject(error);
    else expect(now().context.signOutError).toBeNull();
  });
});
