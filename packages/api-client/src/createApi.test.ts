import { describe, expect, test, vi } from 'vitest';
import { type Api, createApi, formEncoded, type ApiOptions } from './createApi.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

type Fake = (request: Request) => Promise<Response> | Response;

const apiOf = (fetch: Fake, options: Partial<ApiOptions> = {}) =>
  createApi({
    baseUrl: 'http://api.test/',
    language: () => 'sl-SI',
    fetch: async (input) => fetch(input as Request),
    ...options,
  });

const fault = (): never => {
  throw new Error('mine');
};

const messageOf = async (fetch: Fake) => (await apiOf(fetch).GET('/api/clients/get')).error?.message;

/**
 * Signals of calls without a response. A real `fetch` holds a reference to them, too: an unreferenced request is
 * garbage-collected with its timeout.
 */
const hanging: Request[] = [];
const hang: Fake = (request) =>
  new Promise((_, reject) => {
    hanging.push(request);
    request.signal.throwIfAborted();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

describe('the error catalogue', () => {
  const cases: [string, () => Response, string][] = [
    ['400 invalid_grant', () => json(400, { error: 'invalid_grant', message: 'x' }), 'Invalid credentials'],
    ['400 with an array under an empty key', () => json(400, { '': ['a', 'b'] }), 'a b'],
    ['400 with an array', () => json(400, ['a', 'b']), 'a b'],
    ['400 with text', () => new Response('No.', { status: 400, headers: { 'content-type': 'text/plain' } }), 'No.'],
    ['400 with an error field', () => json(400, { error: 'Bad date' }), 'Bad date'],
    ['400 with a message field', () => json(400, { message: 'Bad date' }), 'Bad date'],
    ['400 with an empty object', () => json(400, {}), 'Unknown error'],
    ['400 without a body', () => new Response(null, { status: 400 }), 'Bad Request'],
    ['401', () => json(401, { message: 'x' }), 'Invalid credentials'],
    ['403', () => json(403, { message: 'x' }), 'Access Forbidden'],
    ['404 with a message', () => json(404, { message: 'No such station' }), 'No such station'],
    ['404 without', () => new Response(null, { status: 404 }), 'Resource not found'],
    ['405 without', () => new Response(null, { status: 405 }), 'Method not allowed'],
    ['500 with a message', () => json(500, { message: 'Broken' }), 'Broken'],
    ['500 without', () => json(500, {}), 'An unexpected error occurred'],
    ['500 with a page', () => new Response('<html>', { status: 500 }), 'An unexpected error occurred'],
    ['500 with a text as JSON', () => json(500, { message: 'Broken' }), 'Broken'],
    ['400 with a text as JSON', () => json(400, 'Bad date'), 'Bad date'],
    ['404 with a text as JSON', () => json(404, 'No such station'), 'No such station'],
    ['200 with a page', () => new Response('<html>', { status: 200 }), 'Failed to load data.'],
    ['200 that breaks off', () => new Response('[{"id":', { status: 200 }), 'Failed to load data.'],
    ['200 of another shape', () => json(200, { clients: [] }), 'Failed to load data.'],
    [
      '400 with JSON that breaks off',
      () => new Response('{"message":', { status: 400, headers: { 'content-type': 'application/json' } }),
      'An unexpected error occurred',
    ],
  ];

  test.each(cases)('%s', async (_, answer, message) => {
    expect(await messageOf(answer)).toBe(message);
  });

  test('a missing response is a network error', async () => {
    expect(await messageOf(() => Promise.reject(new TypeError('fetch failed')))).toBe('Network error');
  });

  test('a server that hangs is a network error', async () => {
    const { error } = await apiOf(hang, { timeout: 20 }).GET('/api/clients/get');
    expect(error).toMatchObject({ message: 'Network error', key: 'networkError', isAborted: false });
  });

  test('a stream may last as long as its caller waits', async () => {
    const slow: Fake = (request) =>
      new Promise((done, reject) => {
        setTimeout(() => done(new Response('abc')), 60);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    expect((await apiOf(slow, { timeout: 20 }).GET('/api/clients/get')).error?.key).toBe('networkError');
    const { data } = await apiOf(slow, { timeout: 20 }).GET('/api/exportData/get', {
      params: { query: { seriesIds: ['a'], from: '2026-01-01', to: '2026-01-02', interval: 'PT1H' } },
      parseAs: 'stream',
    });
    expect(await new Response(data).text()).toBe('abc');
  });

  test.each([undefined, new Error('left'), 'left'])(
    'an abort for %o is distinguished from a failure',
    async (reason) => {
      const controller = new AbortController();
      const answer = apiOf(hang).GET('/api/clients/get', { signal: controller.signal });
      controller.abort(reason);
      expect((await answer).error).toMatchObject({ key: 'networkError', isAborted: true });
    },
  );

  test.each([Infinity, 40 * 86_400_000])('a call may have a timeout of %s', async (timeout) => {
    const { data } = await apiOf(() => json(200, []), { timeout }).GET('/api/clients/get');
    expect(data).toEqual([]);
  });

  test.each([NaN, -1])('a call with a timeout of %s fails without throwing', async (timeout) => {
    const { error } = await apiOf(() => json(200, []), { timeout }).GET('/api/clients/get');
    expect(error).toMatchObject({ isAborted: false });
  });
});

describe('a base URL', () => {
  test.each([
    'https://portal.example.org/',
    'http://localhost:4300',
    'capacitor://localhost',
    '/',
    '/zrak/',
    './api',
    '',
  ])('may be "%s"', (baseUrl) => expect(() => apiOf(() => json(200, []), { baseUrl })).not.toThrow());

  test.each(['p.example', 'localhost:4300', 'http://[bad', 'http://', 'https:/portal.example.org', ' '])(
    'cannot be "%s"',
    (baseUrl) => {
      const message = `baseUrl "${baseUrl}" is not an address such as "https://portal.example.org/" or "/"`;
      expect(() => apiOf(() => json(200, []), { baseUrl })).toThrow(new TypeError(message));
    },
  );
});

test.each<[string, Partial<ApiOptions>]>([
  ['language', { language: () => fault() }],
  ['accessToken', { accessToken: () => fault() }],
  ['onLeftOut', { onLeftOut: () => fault() }],
  ['fetch', { fetch: () => fault() }],
])('an exception in `%s` is the cause of the error', async (_, options) => {
  const { error } = await apiOf(() => json(200, [{ id: 5 }, {}]), options).GET('/api/clients/get');
  expect(error).toMatchObject({ key: 'unexpectedError', cause: new Error('mine') });
});

describe('a call', () => {
  test('sends its language and its token, and writes lists with commas', async () => {
    const fetch = vi.fn((_: Request) => json(200, { series: [] }));
    const api = apiOf(fetch, { accessToken: () => 'abc' });
    await api.GET('/api/dataseries/getData', {
      params: { query: { seriesIds: ['a', 'b'], from: '2026-01-01', to: '2026-01-02', interval: 'PT1H' } },
    });
    const request = fetch.mock.calls[0]![0];
    expect(request.headers.get('x-app-language')).toBe('sl-SI');
    expect(request.headers.get('authorization')).toBe('Bearer abc');
    expect(new URL(request.url).search).toContain('seriesIds=a,b');
  });

  describe('of data series has its language as `culture`', () => {
    const period = { from: '2026-01-01', to: '2026-01-02', interval: 'PT1H' } as const;
    const cultureOf = async (call: (api: Api) => Promise<unknown>) => {
      const fetch = vi.fn((_: Request) => json(200, []));
      await call(apiOf(fetch, { accessToken: () => 'abc' }));
      const request = fetch.mock.calls[0]![0];
      expect(request.headers.get('authorization')).toBe('Bearer abc');
      return new URL(request.url).searchParams.getAll('culture');
    };

    test.each<[string, (api: Api) => Promise<unknown>]>([
      ['get', (api) => api.GET('/api/dataseries/get', { params: { query: { locationId: 'a' } } })],
      ['getAll', (api) => api.GET('/api/dataseries/getAll', { params: { query: { clientId: 'a' } } })],
      ['getData', (api) => api.GET('/api/dataseries/getData', { params: { query: { seriesIds: ['a'], ...period } } })],
    ])('%s', async (_, call) => {
      expect(await cultureOf(call)).toEqual(['sl-SI']);
    });

    test('unless the caller names another', async () => {
      const query = { locationId: 'a', culture: 'de-DE' } as const;
      expect(await cultureOf((api) => api.GET('/api/dataseries/get', { params: { query } }))).toEqual(['de-DE']);
    });

    test('and no other call has it', async () => {
      expect(await cultureOf((api) => api.GET('/api/clients/get'))).toEqual([]);
    });
  });

  test.each<[string, HeadersInit]>([
    ['an object', { Accept: 'text/csv', 'X-My': '1' }],
    ['a Headers', new Headers({ Accept: 'text/csv', 'X-My': '1' })],
    [
      'pairs',
      [
        ['Accept', 'text/csv'],
        ['X-My', '1'],
      ],
    ],
  ])('sends its own headers from %s', async (...[, headers]) => {
    const fetch = vi.fn((_: Request) => json(200, []));
    await apiOf(fetch).GET('/api/clients/get', { headers });
    const sent = fetch.mock.calls[0]![0].headers;
    expect([sent.get('accept'), sent.get('x-my'), sent.get('x-app-language')]).toEqual(['text/csv', '1', 'sl-SI']);
  });

  test('may leave out a header, and have one with several values', async () => {
    const fetch = vi.fn((_: Request) => json(200, {}));
    const headers = { 'Content-Type': null, 'X-None': undefined, 'X-My': ['1', 2] };
    const body = { oldPassword: 'a', newPassword: 'b' };
    await apiOf(fetch).PUT('/api/Account/users/changePassword/me', { body, headers });
    const sent = fetch.mock.calls[0]![0].headers;
    expect([sent.get('x-none'), sent.get('x-my')]).toEqual([null, '1, 2']);
    expect(sent.get('content-type')).not.toBe('application/json');
  });

  test('may have its own `fetch`, also when it is repeated', async () => {
    const shared = vi.fn(() => json(200, []));
    const own = vi.fn(async (request: Request) =>
      request.headers.get('authorization') === 'Bearer new' ? json(200, []) : json(401, {}),
    );
    const api = apiOf(shared, { accessToken: () => 'old', renewToken: async () => 'new' });
    expect((await api.GET('/api/clients/get', { fetch: own })).data).toEqual([]);
    await api.GET('/api/capabilities', { fetch: own });
    expect(own).toHaveBeenCalledTimes(3);
    expect(shared).not.toHaveBeenCalled();
  });

  test('an expected empty response is no error', async () => {
    const { error } = await apiOf(() => new Response(null, { status: 204 })).DELETE('/api/Account/users/{id}', {
      params: { path: { id: 'a' } },
    });
    expect(error).toBeUndefined();
  });

  test('a refused token is renewed and the call repeated once, including its body', async () => {
    const seen: string[] = [];
    const fetch: Fake = async (request) => {
      seen.push(`${request.headers.get('authorization')} ${await request.text()}`);
      return request.headers.get('authorization') === 'Bearer new' ? json(200, {}) : json(401, {});
    };
    const renewToken = vi.fn(async () => 'new');
    const { data } = await apiOf(fetch, { accessToken: () => 'old', renewToken }).PUT(
      '/api/Account/users/changePassword/me',
      { body: { oldPassword: 'a', newPassword: 'b' } },
    );
    expect(data).toEqual({});
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(seen).toEqual([
      'Bearer old {"oldPassword":"a","newPassword":"b"}',
      'Bearer new {"oldPassword":"a","newPassword":"b"}',
    ]);
  });

  test('carries its token also below a base URL with the path of signing in', async () => {
    const seen: (string | null)[] = [];
    const fetch: Fake = (request) => {
      seen.push(request.headers.get('authorization'));
      return json(200, []);
    };
    const api = apiOf(fetch, { baseUrl: 'https://host.test/connect/zrak', accessToken: () => 'own' });
    await api.GET('/api/clients/get');
    await api.GET('/api/capabilities');
    expect(seen).toEqual(['Bearer own', null]);
  });

  test('signing in carries no token and is not repeated', async () => {
    const fetch = vi.fn((_: Request) => json(400, { error: 'invalid_grant' }));
    const renewToken = vi.fn(async () => 'new');
    await apiOf(fetch, { accessToken: () => 'old', renewToken }).POST('/connect/token', {
      body: { grant_type: 'password', client_id: 'portal-spa', username: 'a', password: 'ž+&' },
      ...formEncoded,
    });
    const request = fetch.mock.calls[0]![0];
    expect(request.headers.get('authorization')).toBeNull();
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(await request.text()).get('password')).toBe('ž+&');
    expect(renewToken).not.toHaveBeenCalled();
  });

  test('a read is repeated when the server is busy, a write never', async () => {
    const busy = vi.fn((_: Request) => json(503, {}, { 'retry-after': '0' }));
    await apiOf(busy).GET('/api/clients/get');
    expect(busy).toHaveBeenCalledTimes(3);
    busy.mockClear();
    await apiOf(busy).DELETE('/api/Account/users/{id}', { params: { path: { id: 'a' } } });
    expect(busy).toHaveBeenCalledTimes(1);
  });
});

describe('a read that names an earlier result', () => {
  const stations = { params: { query: { clientId: 'cli_1' } } };
  const read = async (answers: Response[]) => {
    const sent: (string | null)[] = [];
    const api = apiOf((request) => {
      sent.push(request.headers.get('if-none-match'));
      return answers[sent.length - 1]!;
    });
    const first = await api.GET('/api/locations/map', stations);
    return { sent, first, second: await api.GET('/api/locations/map', { ...stations, earlier: first }) };
  };

  test('gets it again while the server says that nothing has changed', async () => {
    const { sent, first, second } = await read([json(200, [], { etag: 'W/"1"' }), new Response(null, { status: 304 })]);
    expect(sent).toEqual([null, 'W/"1"']);
    expect(first.data).toEqual([]);
    expect(second).toBe(first);
  });

  test('gets the new one otherwise', async () => {
    const station = { id: 'a', name: 'A', warning: { color: '#000000' } };
    const { second } = await read([json(200, [], { etag: 'W/"1"' }), json(200, [station], { etag: 'W/"2"' })]);
    expect(second.data).toMatchObject([station]);
    expect(second.response?.headers.get('etag')).toBe('W/"2"');
  });

  test.each([
    ['without an ETag', () => json(200, [])],
    ['that could not be read', () => json(200, { stations: [] }, { etag: 'W/"1"' })],
    ['that was refused', () => json(400, { message: 'No.' }, { etag: 'W/"1"' })],
  ])('is a plain read after one %s', async (_, answer) => {
    const { sent, second } = await read([answer(), json(200, [])]);
    expect(sent).toEqual([null, null]);
    expect(second.data).toEqual([]);
  });
});
