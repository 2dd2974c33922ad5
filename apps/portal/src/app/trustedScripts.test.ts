import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('@zrak/ui/map', () => ({ StationMap: null }));
vi.mock('dompurify', () => ({ default: { sanitize: (html: string, options: unknown) => ({ html, options }) } }));

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/** A browser that enforces Trusted Types; records the policies by name. */
function enforceTrustedTypes(defaultPolicy: unknown = null) {
  const policies = new Map<string, Rules>();
  const createPolicy = vi.fn((name: string, rules: Rules) => {
    policies.set(name, rules);
    return { createScriptURL: (url: string) => `trusted:${rules.createScriptURL(url)}` };
  });
  vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy });
  return { policies, createPolicy };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://portal.test/OPEN/locations/map'));
});
afterEach(() => vi.unstubAllGlobals());

describe('libraries', () => {
  test('may empty an element on every page', async () => {
    const { policies } = enforceTrustedTypes();
    (await import('./trustedTypes.ts')).trustLibraries();
    const { createHTML } = policies.get('default')!;
    expect(createHTML('')).toBe('');
    expect(() => createHTML('<b>')).toThrow(TypeError);
  });

  test('get their HTML sanitised to text and links where the map is', async () => {
    const { policies } = enforceTrustedTypes();
    await import('../shared/map/mapEntry.ts');
    expect([...policies.keys()]).toEqual(['default']);
    expect(policies.get('default')!.createHTML('<b>')).toEqual({
      html: '<b>',
      options: { ALLOWED_TAGS: ['a'], ALLOWED_ATTR: ['href', 'target', 'rel'] },
    });
  });

  test('start scripts of the same origin only', async () => {
    const { policies } = enforceTrustedTypes();
    (await import('./trustedTypes.ts')).trustLibraries();
    const { createScriptURL } = policies.get('default')!;
    expect(createScriptURL('/assets/worker.js')).toBe('/assets/worker.js');
    expect(createScriptURL('https://portal.test/w.js')).toBe('https://portal.test/w.js');
    for (const url of ['https://evil.test/w.js', '//evil.test/w.js', 'data:text/javascript,1', 'http://portal.test/']) {
      expect(() => createScriptURL(url), url).toThrow(new TypeError(`not our script: ${url}`));
    }
  });

  test('need no policy in a browser without Trusted Types, or if one is already set', async () => {
    const { trustLibraries } = await import('./trustedTypes.ts');
    expect(trustLibraries).not.toThrow();
    const { createPolicy } = enforceTrustedTypes({});
    trustLibraries();
    expect(createPolicy).not.toHaveBeenCalled();
  });
});

describe('a worker', () => {
  const Worker = vi.fn(function (this: unknown) {});
  beforeEach(() => {
    Worker.mockClear();
    vi.stubGlobal('Worker', Worker);
  });

  /** Calls a worker at a URL; the call itself falls back, because the mocked worker does not respond. */
  async function callAt(address: string) {
    const { createWorkerCaller } = await import('../shared/callWorker.ts');
    const call = createWorkerCaller<null, string>({
      address: async () => ({ default: address }),
      lifetime: 'perCall',
    });
    return call({ request: () => ({ message: null }), fallback: () => 'fallback' });
  }

  test('is started as a module from its URL', async () => {
    expect(await callAt('/assets/decode.js')).toBe('fallback');
    expect(Worker).toHaveBeenCalledExactlyOnceWith('/assets/decode.js', { type: 'module' });
  });

  test('is started through one shared policy', async () => {
    const { createPolicy } = enforceTrustedTypes();
    await callAt('/a.js');
    await callAt('/b.js');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['workers']);
    expect(Worker.mock.calls.map(([address]: unknown[]) => address)).toEqual(['trusted:/a.js', 'trusted:/b.js']);
  });
});

describe('the service worker', () => {
  test('is registered at its URL', async () => {
    const register = vi.fn(async (_: string) => ({}));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    (await import('./serviceWorker.ts')).registerServiceWorker();
    expect(register).toHaveBeenCalledExactlyOnceWith('/serviceWorker.js');
  });

  test('is trusted by a policy that accepts no other script', async () => {
    const { policies } = enforceTrustedTypes();
    const register = vi.fn(async (_: string) => ({}));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    (await import('./serviceWorker.ts')).registerServiceWorker();
    expect(register).toHaveBeenCalledExactlyOnceWith('trusted:/serviceWorker.js');
    expect([...policies.keys()]).toEqual(['serviceWorker']);
    expect(policies.get('serviceWorker')!.createScriptURL('https://evil.test/')).toBe('/serviceWorker.js');
  });

  test('may be refused by the browser or unsupported', async () => {
    const register = vi.fn(() => Promise.reject(new Error('blocked')));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    const { registerServiceWorker } = await import('./serviceWorker.ts');
    registerServiceWorker();
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    vi.stubGlobal('navigator', {});
    expect(registerServiceWorker).not.toThrow();
  });
});
