import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { type ApiOptions, createApi, formEncoded } from './createApi.ts';

const json = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function apiOf(answer: (request: Request) => Response, options: Partial<ApiOptions> = {}) {
  const fetch = vi.fn(async (input: unknown) => answer(input as Request));
  const api = createApi({
    baseUrl: 'http://api.test/base/',
    language: () => 'en-GB',
    fetch: fetch,
    ...options,
  });
  return { api, fetch, requests: () => fetch.mock.calls.map(([request]) => request as Request) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a busy server', () => {
  beforeEach(() => vi.useFakeTimers());

  test.each([429, 502, 503, 504])('with status %i is called again', async (status) => {
    let isBusy = true;
    const { api, fetch } = apiOf(() => json(isBusy ? status : 200, []));
    const answer = api.GET('/api/clients/get');
    await vi.advanceTimersByTimeAsync(0);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).data).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([400, 404, 500, 501])('is not assumed for status %i', async (status) => {
    const { api, fetch } = apiOf(() => json(status));
    await api.GET('/api/clients/get');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is called again after half a second, then after a second', async () => {
    const { api, fetch } = apiOf(() => json(503));
    const answer = api.GET('/api/clients/get');
    await vi.advanceTimersByTimeAsync(499);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect((await answer).error?.status).toBe(503);
  });

  test('is called again after the requested seconds, up to ten', async () => {
    const { api, fetch } = apiOf(() => json(429, {}, { 'retry-after': '10' }));
    void api.GET('/api/clients/get');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each(['11', 'Mon, 23 Nov 2026 08:00:00 GMT'])('is not called again if Retry-After is %s', async (seconds) => {
    const { api, fetch } = apiOf(() => json(429, {}, { 'retry-after': seconds }));
    expect((await api.GET('/api/clients/get')).error?.status).toBe(429);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is not called again after the caller aborts', async () => {
    const { api, fetch } = apiOf(() => json(503, {}, { 'retry-after': '5' }));
    const controller = new AbortController();
    const answer = api.GET('/api/clients/get', { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect((await answer).error).toMatchObject({ key: 'networkError', isAborted: true });
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a refused token', () => {
  test('is not renewed for other refusals, nor for a visitor', async () => {
    const renewToken = vi.fn(async () => 'new');
    await apiOf(() => json(403), { accessToken: () => 'old', renewToken }).api.GET('/api/clients/get');
    await apiOf(() => json(401), { accessToken: () => null, renewToken }).api.GET('/api/clients/get');
    expect(renewToken).not.toHaveBeenCalled();
  });

  test('is final where there is no newer one, or no way to get one', async () => {
    const refused = { accessToken: () => 'old' };
    const none = apiOf(() => json(401), { ...refused, renewToken: async () => null });
    expect((await none.api.GET('/api/clients/get')).error?.status).toBe(401);
    expect(none.fetch).toHaveBeenCalledTimes(1);
    const noWay = apiOf(() => json(401), refused);
    expect((await noWay.api.GET('/api/clients/get')).error?.status).toBe(401);
    expect(noWay.fetch).toHaveBeenCalledTimes(1);
  });

  test('that could not be renewed is no refusal: the call fails with the reason', async () => {
    const reason = new ApiError({ key: 'networkError' });
    const { api } = apiOf(() => json(401), { accessToken: () => 'old', renewToken: () => Promise.reject(reason) });
    expect((await api.GET('/api/clients/get')).error).toBe(reason);
  });
});

describe('a token refused to several calls', () => {
  /** A session whose server accepts one access token, and each refresh token once. */
  function session(renewals?: (refused: string) => Promise<string | null>) {
    const state = { held: 'old' as string | null, valid: 'new' };
    const sent: string[] = [];
    const renewToken = vi.fn(
      renewals ??
        (async () => {
          await Promise.resolve();
          return (state.held = 'new');
        }),
    );
    const client = apiOf(
      (request) => {
        const token = request.headers.get('authorization')!.slice('Bearer '.length);
        sent.push(token);
        return token === state.valid ? json(200, []) : json(401);
      },
      { accessToken: () => state.held, renewToken },
    );
    return { ...client, state, sent, renewToken, get: () => client.api.GET('/api/clients/get') };
  }

  /** Answers of `fetch` in the order in which the test releases them. */
  function heldBack({ fetch }: ReturnType<typeof session>) {
    const answer = fetch.getMockImplementation()!;
    const waiting: (() => void)[] = [];
    fetch.mockImplementation(async (input) => {
      const response = await answer(input);
      await new Promise<void>((go) => waiting.push(go));
      return response;
    });
    return async (index: number) => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(index));
      waiting[index]!();
    };
  }

  test('is renewed once, because a server may accept a refresh token once', async () => {
    const { get, renewToken, sent } = session();
    const results = await Promise.all([get(), get(), get()]);
    expect(results.map(({ data }) => data)).toEqual([[], [], []]);
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(sent).toEqual(['old', 'old', 'old', 'new', 'new', 'new']);
  });

  test('is renewed once if it cannot be renewed, and each call fails with the reason', async () => {
    const reason = new ApiError({ key: 'networkError' });
    const { get, renewToken } = session(() => Promise.reject(reason));
    for (const { error } of await Promise.all([get(), get()])) expect(error).toBe(reason);
    expect(renewToken).toHaveBeenCalledTimes(1);
    await get();
    expect(renewToken).toHaveBeenCalledTimes(2);
  });

  test('is not renewed again for a call whose refusal comes later: it takes the present one', async () => {
    const client = session();
    const release = heldBack(client);
    const [first, second] = [client.get(), client.get()];
    await release(0);
    await release(2);
    expect((await first).data).toEqual([]);
    await release(1);
    await release(3);
    expect((await second).data).toEqual([]);
    expect(client.renewToken).toHaveBeenCalledTimes(1);
  });

  test('is replaced by the result of a renewal of the present one that is running', async () => {
    let finish = (_: string) => {};
    const client = session(() => new Promise((resolve) => (finish = resolve)));
    const release = heldBack(client);
    const late = client.get();
    await vi.waitFor(() => expect(client.sent).toEqual(['old']));
    Object.assign(client.state, { held: 'new', valid: 'newest' });
    const present = client.get();
    await release(1);
    await vi.waitFor(() => expect(client.renewToken).toHaveBeenCalledTimes(1));
    await release(0);
    await new Promise((go) => setTimeout(go));
    finish((client.state.held = 'newest'));
    await release(2);
    await release(3);
    expect([(await late).data, (await present).data]).toEqual([[], []]);
    expect(client.renewToken).toHaveBeenCalledExactlyOnceWith('new');
  });

  test('is not renewed after the user has signed out', async () => {
    const client = session();
    const release = heldBack(client);
    const answer = client.get();
    client.state.held = null;
    await release(0);
    expect((await answer).error?.status).toBe(401);
    expect(client.renewToken).not.toHaveBeenCalled();
  });
});

describe('the time limit and the signal of a call', () => {
  const never = () => new Promise<never>(() => {});
  const deaf: [string, Partial<ApiOptions>][] = [
    ['a renewal', { accessToken: () => 'old', renewToken: never }],
    ['a `fetch` that ignores the signal', { fetch: never }],
  ];

  test.each(deaf)('end %s that does not end', async (_, options) => {
    const { api } = apiOf(() => json(401), { ...options, timeout: 30 });
    expect((await api.GET('/api/clients/get')).error).toMatchObject({ key: 'networkError', isAborted: false });
    const controller = new AbortController();
    const { api: patient } = apiOf(() => json(401), options);
    const answer = patient.GET('/api/clients/get', { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    expect((await answer).error).toMatchObject({ key: 'networkError', isAborted: true });
    expect((await patient.GET('/api/clients/get', { signal: controller.signal })).error?.isAborted).toBe(true);
  });

  test('leave a renewal to the other calls that wait for it', async () => {
    let finish = (_: string) => {};
    const renewToken = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    const { api } = apiOf((request) => json(request.headers.get('authorization') === 'Bearer new' ? 200 : 401, []), {
      accessToken: () => 'old',
      renewToken,
    });
    const controller = new AbortController();
    const left = api.GET('/api/clients/get', { signal: controller.signal });
    const kept = api.GET('/api/clients/get');
    await vi.waitFor(() => expect(renewToken).toHaveBeenCalled());
    controller.abort();
    expect((await left).error?.isAborted).toBe(true);
    finish('new');
    expect((await kept).data).toEqual([]);
    expect(renewToken).toHaveBeenCalledTimes(1);
  });

  test('give up a renewal after the time limit, so that a later call tries again', async () => {
    const renewToken = vi.fn(never);
    const { api } = apiOf(() => json(401), { accessToken: () => 'old', renewToken, timeout: 30 });
    await api.GET('/api/clients/get');
    await new Promise((go) => setTimeout(go, 30));
    await api.GET('/api/clients/get');
    expect(renewToken).toHaveBeenCalledTimes(2);
  });

  test('send nothing more after they have ended the call', async () => {
    let finish = (_: string) => {};
    const renewToken = () => new Promise<string>((resolve) => (finish = resolve));
    const { api, fetch } = apiOf(() => json(401), { accessToken: () => 'old', renewToken, timeout: 30 });
    await api.DELETE('/api/Account/users/{id}', { params: { path: { id: 'a' } } });
    finish('new');
    await new Promise((go) => setTimeout(go, 10));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a request', () => {
  test('is sent to the URL of the API, with one slash between', async () => {
    for (const baseUrl of ['http://api.test/base/', 'http://api.test/base']) {
      const { api, requests } = apiOf(() => json(200, []), { baseUrl });
      await api.GET('/api/clients/get');
      expect(requests()[0]!.url).toBe('http://api.test/base/api/clients/get');
      expect(requests()[0]!.headers.get('authorization')).toBeNull();
    }
  });

  test("is sent by the page's fetch by default", async () => {
    const fetch = vi.fn(async (_: Request) => json(200, []));
    vi.stubGlobal('fetch', fetch);
    const api = createApi({ baseUrl: 'http://api.test', language: () => 'de-DE' });
    expect((await api.GET('/api/clients/get')).data).toEqual([]);
    expect(fetch.mock.calls[0]![0].headers.get('x-app-language')).toBe('de-DE');
  });

  test('times out after a minute, and a stream after a day', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { api } = apiOf(() => json(200, []));
    await api.GET('/api/clients/get');
    await api.GET('/api/clients/get', { parseAs: 'stream' });
    expect(timeout.mock.calls).toEqual([[60_000], [86_400_000]]);
  });

  test.each([200, 202, 204])('may have an empty response with status %i, which is an empty list', async (status) => {
    const { api } = apiOf(() => new Response(null, { status, headers: { 'content-length': '0' } }));
    expect(await api.GET('/api/clients/get')).toMatchObject({ data: [] });
    const { error } = await api.GET('/api/Account/users/me');
    expect(error).toMatchObject({ key: 'unreadable', status, misfit: 'getMe' });
  });

  test('has one method for each verb', async () => {
    const { api, requests } = apiOf(() => json(200, {}));
    const call = api as unknown as Record<string, (path: string) => Promise<unknown>>;
    for (const verb of ['GET', 'POST', 'PUT', 'DELETE']) await call[verb]!('/x');
    expect(requests().map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
  });

  test('form-encoded contains its texts and nothing else', () => {
    const body = { a: 'x y', b: undefined, c: null, d: 5, e: '' };
    expect(formEncoded.bodySerializer(body)).toBe('a=x+y&e=');
  });
});
