import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';

const smallest = {
  ApplicationUrl: '/',
  Map: { zoom: 18, minZoom: 10, maxZoom: 18 },
};

const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const load = (config: unknown) => {
  answer(JSON.stringify(config));
  return loadConfig();
};
const loadMap = (map: object) => load({ ...smallest, Map: { ...smallest.Map, ...map } }).then((config) => config.Map);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the configuration', () => {
  test('is complete with only the required settings', async () => {
    expect(await load(smallest)).toEqual({
      ApplicationUrl: '/',
      Map: { zoom: 18, minZoom: 10, maxZoom: 18, mapBoxApiToken: '', style: null, pmtiles: null },
      DefaultLanguage: 'en',
      LargeDataThreshold: 250_000,
      Clients: [],
    });
  });

  test('accepts all settings', async () => {
    const whole = {
      ApplicationUrl: 'https://api.example.test/base',
      Map: {
        zoom: 0,
        minZoom: 24,
        maxZoom: 12.5,
        mapBoxApiToken: 'pk.eyJ1Ijoi-x_y.Z9',
        style: { light: 'https://tiles.example.test/light.json', dark: '/styles/dark.json' },
        pmtiles: '/tiles/slovenia.pmtiles',
      },
      DefaultLanguage: 'sl',
      LargeDataThreshold: 1234,
      Clients: ['SI-OKOLJE', 'OBALA'],
    };
    expect(await load({ ...whole, unknown: true })).toEqual(whole);
  });

  test.each([
    [undefined, []],
    [null, []],
    [[], []],
    [
      [{ id: 'cli_1', code: 'OBALA', name: 'Obala' }, 'SI-OKOLJE'],
      ['OBALA', 'SI-OKOLJE'],
    ],
  ])('names the clients of this portal: %j', async (Clients, codes) => {
    expect((await load({ ...smallest, Clients })).Clients).toEqual(codes);
  });

  test.each(['OBALA', { code: 'OBALA' }, [7], [null], [{ name: 'Obala' }]])(
    'rejects %j as clients',
    async (Clients) => {
      await expect(load({ ...smallest, Clients })).rejects.toThrow('Clients');
    },
  );

  test('is read from its URL and bypasses the cache', async () => {
    const fetch = vi.fn(async (..._: unknown[]) => new Response(JSON.stringify(smallest)));
    vi.stubGlobal('fetch', fetch);
    await loadConfig();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config/config.json', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal),
    });
  });

  test('fails without a response after fifteen seconds', async () => {
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_done, fail) => signal!.addEventListener('abort', () => fail(signal!.reason as Error))),
    );
    const loading = loadConfig();
    controller.abort(new Error('too late'));
    await expect(loading).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  test('may begin with a byte order mark', async () => {
    answer(`\uFEFF${JSON.stringify(smallest)}`);
    await expect(loadConfig()).resolves.toMatchObject({ ApplicationUrl: '/' });
  });

  test('is rejected when it is not found or is not JSON', async () => {
    answer(JSON.stringify(smallest), 404);
    await expect(loadConfig()).rejects.toThrow('config.json: 404');
    answer('<html>');
    await expect(loadConfig()).rejects.toThrow(SyntaxError);
  });

  test.each([[null], ['text'], [5]])('is rejected when it is %j', async (config) => {
    await expect(load(config)).rejects.toThrow(/config\.json: the configuration is missing/);
  });

  test.each([[undefined], [null], ['text']])('is rejected when its map is %j', async (map) => {
    await expect(load({ ...smallest, Map: map })).rejects.toThrow(/config\.json: Map is missing/);
  });
});

describe('an address in the configuration', () => {
  test.each(['http://api.test', 'https://api.test/a', 'HTTPS://API.TEST', '/', '/api', '/a//b'])(
    'may be %s',
    async (address) => {
      expect((await load({ ...smallest, ApplicationUrl: address })).ApplicationUrl).toBe(address);
    },
  );

  test.each([
    [undefined],
    [null],
    [5],
    [''],
    ['api'],
    ['//evil.test'],
    ['javascript:alert(1)'],
    ['data:text/plain,x'],
    ['ftp://api.test'],
    ['see https://api.test'],
    ['./api'],
    ['http:/api.test'],
    ['https:api.test'],
  ])('may not be %j', async (address) => {
    await expect(load({ ...smallest, ApplicationUrl: address })).rejects.toThrow(/ApplicationUrl is/);
  });

  test('of a style or a tile archive follows the same rule', async () => {
    await expect(loadMap({ style: { light: 'javascript:1' } })).rejects.toThrow(/Map\.style\.light is/);
    await expect(loadMap({ style: { light: '/l', dark: 'javascript:1' } })).rejects.toThrow(/Map\.style\.dark is/);
    await expect(loadMap({ style: {} })).rejects.toThrow(/Map\.style\.light is/);
    await expect(loadMap({ style: 'dark' })).rejects.toThrow(/Map\.style is missing/);
    await expect(loadMap({ pmtiles: 'javascript:1' })).rejects.toThrow(/Map\.pmtiles is/);
  });

  test('of a style is optional, also for the dark style alone', async () => {
    expect((await loadMap({ style: null })).style).toBeNull();
    expect((await loadMap({ style: { light: '/light' } })).style).toEqual({ light: '/light' });
    expect((await loadMap({ pmtiles: null })).pmtiles).toBeNull();
  });
});

describe('a number in the configuration', () => {
  test.each(['zoom', 'minZoom', 'maxZoom'])('%s is between 0 and 24', async (name) => {
    for (const value of [0, 24]) expect(await loadMap({ [name]: value })).toMatchObject({ [name]: value });
    for (const value of [-0.1, 24.1, '5', null, undefined]) {
      await expect(loadMap({ [name]: value })).rejects.toThrow(new RegExp(`Map\\.${name} is .*24`));
    }
  });

  test('for large data is between 0 and a billion', async () => {
    for (const value of [0, 1e9]) {
      expect((await load({ ...smallest, LargeDataThreshold: value })).LargeDataThreshold).toBe(value);
    }
    for (const value of [-1, 1e9 + 1, '5']) {
      await expect(load({ ...smallest, LargeDataThreshold: value })).rejects.toThrow(/LargeDataThreshold is/);
    }
  });
});

describe('the token of a map provider', () => {
  test.each(['', 'pk.a', 'pk.eyJ-1_2.x'])('may be %j', async (mapBoxApiToken) => {
    expect((await loadMap({ mapBoxApiToken })).mapBoxApiToken).toBe(mapBoxApiToken);
  });

  test.each([['sk.secret'], ['pk.'], ['pk.a b'], ['my pk.a'], ['pk.a&'], ['pkxa'], [5]])(
    'may not be %j, because every visitor can read it',
    async (mapBoxApiToken) => {
      await expect(loadMap({ mapBoxApiToken })).rejects.toThrow(/mapBoxApiToken is/);
    },
  );
});

test.each([['qq'], [5], [''], [null], [undefined]])('falls back to English for the language %j', async (language) => {
  expect((await load({ ...smallest, DefaultLanguage: language })).DefaultLanguage).toBe('en');
});
