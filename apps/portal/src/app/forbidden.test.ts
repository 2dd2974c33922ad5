import type { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken } from '../testing/accessToken.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import type { MessageStore } from '../i18n/messages.ts';
import { sessionOf, storeSession } from '../session/session.ts';
import type { Config } from './config.ts';
import { createPortalRouter } from './router.tsx';
import { createServices, type Services } from './services.ts';

const page = vi.hoisted(() => ({
  address: '/',
  /** Runs as the loader of the screen at `/about`. */
  load: (): unknown => null,
}));

vi.mock('../layouts/RootLayout.tsx', () => ({ RootLayout: () => null, LoadingScreen: () => null }));
vi.mock('../layouts/MainLayout.tsx', () => ({ handle: 'MainLayout' }));
vi.mock('../routes/errors/RouteError.tsx', () => ({ RouteError: () => null, ScreenError: () => null }));
vi.mock('../routes/errors/screens.ts', () => ({ accessDenied: {}, notFound: {} }));
vi.mock('../routes/login/LoginRoute.tsx', () => ({ loader: () => page.load() }));
vi.mock('../routes/auth/RegisterRoute.tsx', () => ({ handle: 'Register' }));
vi.mock('../routes/version/VersionRoute.tsx', () => ({ loader: () => page.load() }));

// A browser history needs a browser; a memory history leads to the same screens.
vi.mock('react-router-dom', async (original) => {
  const library = await original<{ createMemoryRouter: typeof createMemoryRouter }>();
  return {
    ...library,
    createBrowserRouter: (...[routes, options]: Parameters<typeof createMemoryRouter>) =>
      library.createMemoryRouter(routes, { ...options, initialEntries: [page.address] }),
  };
});

/** Code of the portal by its path. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const operations = [
  ...new Set(
    Object.values(sources).flatMap((code) =>
      [...code.matchAll(/\bapi\s*\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
    ),
  ),
]
  // Asks for something optional; see the test below.
  .filter((operation) => operation !== 'GET /api/capabilities')
  .toSorted();

/** Makes a call without its parameters: the server refuses any. */
const call = ({ api }: Services, operation: string) => {
  const [method, path] = operation.split(' ') as [Method, string];
  return (api[method] as (path: string, init: object) => Promise<unknown>)(path, method === 'GET' ? {} : { body: {} });
};

let answer: (request: Request) => Response;
const refuse = () => Response.json({ message: 'Access Forbidden' }, { status: 403 });
const routers: { dispose: () => void }[] = [];

beforeEach(() => {
  answer = refuse;
  page.load = () => null;
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }));
  vi.stubGlobal('location', new URL('https://portal.test/'));
  vi.stubGlobal('fetch', async (request: Request) => answer(request));
});
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  vi.unstubAllGlobals();
});

/** Looks often, because there are many cases. */
const until = (assertion: () => void) => vi.waitFor(assertion, { interval: 2 });

function open(address: string) {
  page.address = address;
  const services = createServices({ ApplicationUrl: '/' } as Config);
  const messages = { add: async () => undefined } as unknown as MessageStore;
  const router = createPortalRouter(services, messages);
  routers.push(router);
  // As in a browser, whose address changes when a navigation is complete.
  vi.stubGlobal('location', {
    origin: 'https://portal.test',
    get pathname() {
      return router.state.location.pathname;
    },
    get search() {
      return router.state.location.search;
    },
  });
  const settled = async () => {
    await until(() => {
      expect(router.state.initialized).toBe(true);
      expect(router.state.navigation.state).toBe('idle');
    });
    return router.state.location.pathname;
  };
  return { services, router, settled };
}

describe('a forbidden response leads to the access denied page', () => {
  test('for every call that the portal makes', () => {
    expect(operations).toContain('GET /api/dataseries/getData');
    expect(operations.length).toBeGreaterThan(40);
    // The calls above are all there are: one client, and no other way to the server than through it.
    const made = (pattern: RegExp) =>
      Object.entries(sources).flatMap(([path, code]) => (pattern.test(code) ? [path] : []));
    // A report of an error shows nothing of its answer, and is sent without a token.
    expect(made(/\bcreateApi\(/)).toEqual(['./services.ts', '../errorReports/report.ts']);
    expect(made(/(?<!re)fetch\(|XMLHttpRequest|sendBeacon/i)).toEqual([
      './config.ts',
      './loading/withReloadOnStaleBuild.ts',
      './services.ts',
      '../layouts/useNewVersion.ts',
    ]);
  });

  test.each(operations)('%s, made by a loader', async (operation) => {
    const { services, router, settled } = open('/auth/register');
    await settled();
    page.load = () => call(services, operation);
    void router.navigate('/about');
    await until(() => expect(router.state.location.pathname).toBe('/access-denied'));
    void router.navigate(-1);
    await until(() => expect(router.state.location.pathname).toBe('/auth/register'));
  });

  test.each(operations)('%s, made on an open screen', async (operation) => {
    const { services, router, settled } = open('/auth/register');
    await settled();
    await router.navigate('/about');
    await call(services, operation);
    expect(await settled()).toBe('/access-denied');
    void router.navigate(-1);
    // Back leads to a form that was sent, and past a screen that would load the same again.
    const isRead = operation.startsWith('GET');
    await until(() => expect(router.state.location.pathname).toBe(isRead ? '/auth/register' : '/about'));
  });
});

test('a server that forbids the list of its extensions has none', async () => {
  const { services, router, settled } = open('/auth/register');
  await settled();
  await call(services, 'GET /api/capabilities');
  await settled();
  expect(router.state.location.pathname).toBe('/auth/register');
});

test('the access denied page replaces the first screen of the page', async () => {
  page.load = () => new Promise(() => undefined);
  const { services, router, settled } = open('/about');
  await call(services, 'GET /api/clients/get');
  expect(await settled()).toBe('/access-denied');
  await router.navigate(-1);
  expect(await settled()).toBe('/access-denied');
});

test('several refusals lead there once', async () => {
  const { services, router, settled } = open('/auth/register');
  await settled();
  const seen: string[] = [];
  router.subscribe(({ location, navigation }) => seen.push(`${navigation.state} ${location.pathname}`));
  await Promise.all(operations.map((operation) => call(services, operation)));
  expect(await settled()).toBe('/access-denied');
  expect(seen.filter((state) => state === 'idle /access-denied')).toHaveLength(1);
});

test('a refusal on the access denied page changes nothing', async () => {
  const { services, router, settled } = open('/access-denied');
  await settled();
  const seen: string[] = [];
  router.subscribe(({ navigation }) => seen.push(navigation.state));
  await Promise.all(['GET /api/clients/get', 'GET /api/appVersion/get'].map((operation) => call(services, operation)));
  await new Promise((done) => setTimeout(done, 20));
  expect(seen).not.toContain('loading');
  expect(await settled()).toBe('/access-denied');
});

test('other failures lead nowhere', async () => {
  answer = () => Response.json({}, { status: 500 });
  const { services, settled } = open('/auth/register');
  await settled();
  await call(services, 'POST /register/');
  await new Promise((done) => setTimeout(done, 20));
  expect(await settled()).toBe('/auth/register');
});

describe('the login form', () => {
  test('stays when the list of public clients is refused: a visitor who may read nothing may sign in', async () => {
    const { services, settled } = open('/auth/login');
    page.load = () => services.clients().catch(() => []);
    await services.clients().catch(() => []);
    await new Promise((done) => setTimeout(done, 20));
    expect(await settled()).toBe('/auth/login');
  });

  test('is left when signing in is refused', async () => {
    const { services, settled } = open('/auth/login');
    await settled();
    services.auth.send({ type: 'signIn.submit', username: 'ana', password: 'secret' });
    await vi.waitFor(async () => expect(await settled()).toBe('/access-denied'));
  });
});

test('a session whose renewal is refused ends: another attempt would lead to the same page every ten seconds', async () => {
  const tokens = { access_token: accessToken({ sub: 'usr_ana' }), refresh_token: 'old', token_type: 'Bearer' as const };
  storeSession({ ...sessionOf({ ...tokens, expires_in: 900 }), expiresAt: Date.now() - 1000 });
  const { services, settled } = open('/about');
  await services.settled();
  expect(await settled()).toBe('/access-denied');
  expect(services.user()).toBeNull();
  expect(sessionStorage.getItem('refresh_token')).toBeNull();
});
