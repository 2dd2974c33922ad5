import { ApiError } from '@zrak/api-client';
import { describe, expect, test, vi } from 'vitest';
import { entriesOf } from '../testing/memoryStorage.ts';
import {
  answers,
  becomesSignedOut,
  broken,
  clients,
  config,
  empty,
  json,
  me,
  now,
  offline,
  openTabs,
  page,
  refused,
  requests,
  requestsOf,
  revocation,
  signedIn,
  signIn,
  storage,
  token,
  tokensOf,
} from '../testing/servicesInTab.ts';
import { createServices } from './services.ts';
import { sessionOf } from '../session/session.ts';
import { createCrossTabSession } from '../session/crossTabSession.ts';

openTabs();

describe('signing in', () => {
  test('requests a token by password and stores the response', async () => {
    answers[token] = () => json(tokensOf('ana'));
    const services = createServices(config);
    expect(services.user()).toBeNull();
    await signIn(services, 'ana');
    expect(requestsOf(token)).toEqual([
      {
        name: token,
        body: { client_id: 'portal-spa', grant_type: 'password', username: 'ana', password: 'pass word&1' },
        authorization: null,
        language: 'en-GB',
      },
    ]);
    expect(services.user()).toMatchObject({ id: 'usr_ana', userName: 'ana' });
    expect(entriesOf(storage)).toMatchObject({
      access_token: tokensOf('ana').access_token,
      refresh_token: 'ana-refresh-1',
    });
  });

  test('loads the clients of the user at once, and reports it until they have come', async () => {
    answers[token] = () => json(tokensOf('ana'));
    let answer!: (response: Response) => void;
    answers[clients] = () => new Promise<Response>((resolve) => (answer = resolve));
    const services = createServices(config);
    const changes: boolean[] = [];
    services.clientsReload.subscribe(() => changes.push(services.clientsReload.isRunning()));
    await signIn(services, 'ana');
    expect(services.clientsReload.isRunning()).toBe(true);
    await vi.waitFor(() => expect(requestsOf(clients)).toHaveLength(1));
    expect(requestsOf(clients)[0]?.authorization).toBe(`Bearer ${tokensOf('ana').access_token}`);
    answer(json([{ id: 'own', code: 'OWN', name: 'Own', isPublic: false }]));
    expect(await services.clients()).toEqual([{ id: 'own', code: 'OWN', name: 'Own', isPublic: false }]);
    await vi.waitFor(() => expect(changes).toEqual([true, false]));
    expect(requestsOf(clients)).toHaveLength(1);
  });

  test('keeps the error of a refused attempt, and the viewer stays a visitor', async () => {
    answers[token] = refused;
    const services = createServices(config);
    const { context } = await signIn(services, 'ana');
    expect(context.error).toBeInstanceOf(ApiError);
    expect(context.error).toMatchObject({ message: 'Invalid credentials', status: 400 });
    expect(services.user()).toBeNull();
    expect(entriesOf(storage)).toEqual({});
  });
});

describe('a restored session', () => {
  test('signs in at once while it is valid, and its token is sent with every call', async () => {
    const services = signedIn();
    expect(services.user()?.id).toBe('usr_ana');
    answers[clients] = () => json([]);
    await services.clients();
    expect(requests).toEqual([
      { name: clients, body: {}, authorization: `Bearer ${tokensOf('ana').access_token}`, language: 'en-GB' },
    ]);
  });

  test('that has expired is renewed before the user counts as signed in', async () => {
    answers[token] = () => json(tokensOf('ana', 2));
    const services = signedIn('ana', -1);
    expect(services.user()).toBeNull();
    let isSettled = false;
    const settled = services.settled().then((value: unknown) => {
      isSettled = true;
      return value;
    });
    await Promise.resolve();
    expect(isSettled).toBe(false);
    expect(await settled).toBeUndefined();
    expect(requestsOf(token).map(({ body }) => body)).toEqual([
      { client_id: 'portal-spa', grant_type: 'refresh_token', refresh_token: 'ana-refresh-1' },
    ]);
    expect(services.user()?.id).toBe('usr_ana');
    expect(storage.getItem('refresh_token')).toBe('ana-refresh-2');
  });

  test('that has expired and cannot be renewed is over and removed completely', async () => {
    answers[token] = refused;
    const services = signedIn('ana', -1);
    await services.settled();
    expect(services.user()).toBeNull();
    expect(entriesOf(storage)).toEqual({});
  });
});

describe('a refused token', () => {
  const old = () => `Bearer ${tokensOf('ana').access_token}`;
  const onlyNew = (_: string, request: Request) =>
    request.headers.get('authorization') === old() ? json({}, 401) : json([]);

  test('is renewed once for all refused calls, which are then repeated', async () => {
    answers[clients] = onlyNew;
    answers[token] = () => json(tokensOf('ana', 2));
    const { api } = signedIn();
    const results = await Promise.all([api.GET('/api/clients/get'), api.GET('/api/clients/get')]);
    expect(results.map(({ data }) => data)).toEqual([[], []]);
    expect(requestsOf(token)).toHaveLength(1);
    expect(storage.getItem('refresh_token')).toBe('ana-refresh-2');
  });

  test('that was replaced in the meantime is not renewed again', async () => {
    let isReplaced = false;
    answers[token] = () => json(tokensOf('ana', 2));
    const services = signedIn();
    answers[clients] = async (_, request) => {
      if (request.headers.get('authorization') !== old()) return json([]);
      if (!isReplaced) {
        isReplaced = true;
        services.auth.send({
          type: 'session.adopted',
          session: { ...sessionOf(tokensOf('ana', 3)), expiresAt: now + 1e6 },
        });
      }
      return json({}, 401);
    };
    expect((await services.api.GET('/api/clients/get')).data).toEqual([]);
    expect(requestsOf(token)).toEqual([]);
    expect(requests.at(-1)?.authorization).toBe(`Bearer ${tokensOf('ana', 3).access_token}`);
  });

  test('that cannot be renewed ends the session', async () => {
    answers[clients] = () => json({}, 401);
    answers[me] = () => json({}, 401);
    answers[token] = refused;
    const services = signedIn();
    const { error } = await services.api.GET('/api/clients/get');
    expect(error?.status).toBe(401);
    // The second request is for the list of a visitor.
    await vi.waitFor(() =>
      expect(requestsOf(clients).map(({ authorization }) => authorization)).toEqual([old(), null]),
    );
    expect(services.user()).toBeNull();
    expect(entriesOf(storage)).toEqual({});
  });

  test.each([
    ['cannot be reached', offline, undefined],
    ['is broken', broken, 500],
  ])('does not end the session if the server that renews it %s, and fails with that', async (_, answer, status) => {
    answers[clients] = () => json({}, 401);
    answers[token] = answer;
    const services = signedIn();
    const { error } = await services.api.GET('/api/clients/get');
    expect(error).toMatchObject({ status });
    expect(requestsOf(clients)).toHaveLength(1);
    expect(services.user()?.id).toBe('usr_ana');
    expect(storage.getItem('refresh_token')).toBe('ana-refresh-1');
  });
});

describe('signing out', () => {
  test('revokes the session and clears it with all form drafts', async () => {
    answers[revocation] = empty;
    const services = signedIn();
    services.drafts.keep('account', { firstName: 'Ana' });
    services.signOut();
    expect(services.user()).toBeNull();
    expect(entriesOf(storage)).toEqual({});
    expect(services.drafts.get('account')).toBeUndefined();
    await becomesSignedOut(services);
    expect(requestsOf(revocation).map(({ body }) => body)).toEqual([
      { client_id: 'portal-spa', token: 'ana-refresh-1' },
    ]);
    expect(services.auth.getSnapshot().context.signOutError).toBeNull();
  });

  test.each([
    ['cannot be reached', offline],
    ['is broken', broken],
  ])('reports that the server %s, and signs out nevertheless', async (_, answer) => {
    answers[revocation] = answer;
    const services = signedIn();
    services.signOut();
    await becomesSignedOut(services);
    expect(services.user()).toBeNull();
    expect(services.auth.getSnapshot().context).toMatchObject({ error: null, signOutError: expect.any(ApiError) });
  });

  test('ends at the server also when the page is left meanwhile', async () => {
    let isKept: boolean | undefined;
    answers[revocation] = (_, { keepalive }) => {
      isKept = keepalive;
      return empty();
    };
    const services = signedIn();
    services.signOut();
    await becomesSignedOut(services);
    expect(isKept).toBe(true);
  });

  test('signs out the other tabs', async () => {
    answers[revocation] = empty;
    const [first, second] = [signedIn(), signedIn()];
    first.signOut();
    await becomesSignedOut(second);
    expect(second.user()).toBeNull();
  });
});

describe('another tab with the same session', () => {
  const otherTab = (expiresAt: number) => {
    const held = { ...sessionOf(tokensOf('ana', 7)), expiresAt };
    return createCrossTabSession({ current: () => held, onRenewed: () => undefined, onSignedOut: () => undefined });
  };

  test('passes on a session that it has already renewed', async () => {
    answers[clients] = (_, request) =>
      request.headers.get('authorization') === `Bearer ${tokensOf('ana', 7).access_token}` ? json([]) : json({}, 401);
    otherTab(now + 2_000_000);
    const services = signedIn();
    expect((await services.api.GET('/api/clients/get')).data).toEqual([]);
    expect(requestsOf(token)).toEqual([]);
    expect(storage.getItem('refresh_token')).toBe('ana-refresh-7');
  });

  test('receives a session that this tab renews', async () => {
    answers[clients] = () => json({}, 401);
    answers[token] = () => json({ ...tokensOf('ana', 2), expires_in: 3000 });
    const [first, second] = [signedIn(), signedIn()];
    await first.api.GET('/api/clients/get');
    await vi.waitFor(() => expect(second.auth.getSnapshot().context.session?.refreshToken).toBe('ana-refresh-2'));
  });
});

describe('a form draft', () => {
  const values = { firstName: 'Ana' };

  test('is restored after signing out and in again as the same user', async () => {
    answers[token] = () => json(tokensOf('ana'));
    const services = signedIn();
    services.drafts.keep('account', values);
    services.auth.send({ type: 'session.lost' });
    expect(services.user()).toBeNull();
    await signIn(services, 'ana');
    expect(services.drafts.get('account')).toBe(values);
  });

  test('is not available to another user', async () => {
    answers[token] = () => json(tokensOf('bor'));
    const services = signedIn();
    services.drafts.keep('account', values);
    services.auth.send({ type: 'session.lost' });
    await signIn(services, 'bor');
    expect(services.drafts.get('account')).toBeUndefined();
  });
});

describe('the positions of scrolled screens', () => {
  const leavePage = () => page.dispatchEvent(new Event('visibilitychange'));

  test('are cleared when a signed-out user leaves the page', () => {
    const services = signedIn();
    storage.setItem('scrollPositions', '{}');
    services.auth.send({ type: 'session.lost' });
    leavePage();
    expect(storage.getItem('scrollPositions')).toBeNull();
  });

  test('stay while a user is signed in, also after signing in twice', async () => {
    answers[token] = () => json(tokensOf('ana'));
    const services = signedIn();
    storage.setItem('scrollPositions', '{}');
    leavePage();
    expect(storage.getItem('scrollPositions')).toBe('{}');
    services.auth.send({ type: 'session.lost' });
    await signIn(services, 'ana');
    leavePage();
    expect(storage.getItem('scrollPositions')).toBe('{}');
  });

  test('stay for a visitor, because they reveal nothing', () => {
    createServices(config);
    storage.setItem('scrollPositions', '{}');
    leavePage();
    expect(storage.getItem('scrollPositions')).toBe('{}');
  });
});

test('the server may be on another origin', async () => {
  answers[clients] = () => json([]);
  const services = createServices({ ...config, ApplicationUrl: 'https://api.test/base' });
  const spy = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', spy);
  await services.clients();
  expect((spy.mock.calls[0]![0] as Request).url).toBe('https://api.test/base/api/clients/get');
  expect(services.config.ApplicationUrl).toBe('https://api.test/base');
});
