import type { Role } from '@zrak/api-client';
import { type createMemoryRouter, redirect } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageStore } from '../i18n/messages.ts';
import { servicesContext } from './contexts.ts';
import { dialogRoute } from './dialogRoute.ts';
import { createPortalRouter } from './router.tsx';
import type { Services } from './services.ts';

const page = vi.hoisted(() => ({
  address: '/',
  /** Runs as the loader of the logout screen. */
  logOut: (): unknown => null,
}));

// Screens are identified by their handles; their content is tested separately.
vi.mock('../layouts/RootLayout.tsx', () => ({ RootLayout: () => null, LoadingScreen: () => null }));
vi.mock('../layouts/MainLayout.tsx', () => ({ handle: 'MainLayout' }));
vi.mock('../layouts/ClientLayout.tsx', () => ({ handle: 'ClientLayout' }));
vi.mock('../routes/errors/RouteError.tsx', () => ({ RouteError: () => null, ScreenError: () => null }));
vi.mock('../routes/errors/screens.ts', () => ({
  accessDenied: { handle: 'accessDenied' },
  clientNotFound: { handle: 'clientNotFound' },
  notFound: { handle: 'notFound' },
  pageNotFound: { handle: 'pageNotFound' },
  serverError: { handle: 'serverError' },
}));
vi.mock('../routes/home/HomeRoute.tsx', () => ({ handle: 'Home' }));
vi.mock('../routes/login/LoginRoute.tsx', () => ({ handle: 'Login' }));
vi.mock('../routes/auth/RegisterRoute.tsx', () => ({ handle: 'Register' }));
vi.mock('../routes/auth/ConfirmRoute.tsx', () => ({ handle: 'Confirm' }));
vi.mock('../routes/auth/ConfirmUserRoute.tsx', () => ({ handle: 'ConfirmUser' }));
vi.mock('../routes/auth/ForgetPasswordRoute.tsx', () => ({ handle: 'ForgetPassword' }));
vi.mock('../routes/auth/ResetPassTokenRoute.tsx', () => ({ handle: 'ResetPassToken' }));
vi.mock('../routes/auth/LogoutRoute.tsx', () => ({ handle: 'Logout', loader: () => page.logOut() }));
vi.mock('../routes/version/VersionRoute.tsx', () => ({ handle: 'Version' }));
vi.mock('../routes/clients/ClientsRoute.tsx', () => ({ handle: 'Clients' }));
vi.mock('../routes/account/MyAccountRoute.tsx', () => ({ handle: 'MyAccount' }));
vi.mock('../routes/users/UsersRoute.tsx', () => ({ handle: 'Users' }));
vi.mock('../routes/users/dialogs.ts', () => ({
  add: { handle: 'add' },
  edit: { handle: 'edit' },
  password: { handle: 'password' },
  remove: { handle: 'remove' },
}));
vi.mock('../routes/apiKeys/ApiKeysRoute.tsx', () => ({ handle: 'ApiKeys' }));
vi.mock('../routes/imports/ImportRoute.tsx', () => ({ handle: 'Imports' }));
vi.mock('../routes/network/NetworkRoute.tsx', () => ({ handle: 'Network' }));
vi.mock('../routes/network/screens.ts', () => ({
  client: { handle: 'networkClient' },
  newStation: { handle: 'newStation' },
  start: { handle: 'networkStart' },
  station: { handle: 'networkStation' },
  texts: { handle: 'networkTexts' },
}));
vi.mock('../routes/audit/AuditLogRoute.tsx', () => ({ handle: 'AuditLog' }));
vi.mock('../routes/locations/map/MapRoute.tsx', () => ({ handle: 'Map' }));
vi.mock('../routes/locations/station/StationRoute.tsx', () => ({ handle: 'Station' }));
vi.mock('../routes/locations/compare/CompareRoute.tsx', () => ({ handle: 'Compare' }));
vi.mock('../routes/content/screens.ts', () => ({
  classes: { handle: 'classes' },
  links: { handle: 'links' },
  presentation: { handle: 'presentation' },
  accessibilityStatement: { handle: 'accessibilityStatement' },
  privacyNotice: { handle: 'privacyNotice' },
}));
vi.mock('../routes/reports/screens.ts', () => ({
  files: { handle: 'reports' },
  ofPeriod: { handle: 'periodReport' },
}));
vi.mock('../routes/alerts/AlertsRoute.tsx', () => ({ handle: 'Alerts' }));

// A browser history needs a browser; a memory history leads to the same screens.
vi.mock('react-router-dom', async (original) => {
  const library = await original<{ createMemoryRouter: typeof createMemoryRouter }>();
  return {
    ...library,
    createBrowserRouter: (...[routes, options]: Parameters<typeof createMemoryRouter>) =>
      library.createMemoryRouter(routes, { ...options, initialEntries: [page.address] }),
  };
});

interface Portal {
  /** User id; null for a visitor. */
  roles?: readonly Role[] | null;
  /** Codes of clients that are not public and that the server shows to this user. */
  closedClients?: readonly string[];
  settled?: Promise<void>;
  add?: (parts: readonly string[]) => Promise<void>;
}

const routers: { dispose: () => void }[] = [];

function open(address: string, portal: Portal = {}) {
  const { roles = null, closedClients = [], settled = Promise.resolve(), add = async () => {} } = portal;
  let user = roles && { id: 'usr_ana', roles };
  let notify: (snapshot: { matches: (state: string) => boolean }) => void = () => undefined;
  const services = {
    auth: { subscribe: (listener: typeof notify) => (notify = listener) },
    user: () => user,
    renewUser: async () => user,
    onForbidden: () => () => undefined,
    clients: async () => [
      { id: 'cli_1', code: 'OPEN', isPublic: true },
      ...closedClients.map((code) => ({ id: code, code, isPublic: false })),
    ],
    settled: () => settled,
  };
  page.address = address;
  const router = createPortalRouter(services as unknown as Services, { add } as unknown as MessageStore);
  routers.push(router);
  const become = (state: string, id: string | null) => {
    user = id === null ? null : { id, roles: [] };
    notify({ matches: (name) => name === state });
  };
  return { router, services, become };
}

type Router = ReturnType<typeof open>['router'];

const idle = (router: Router) =>
  vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
  });

/** Final address of a navigation and the handles of its matched screens, from the outermost. */
async function shown(address: string, portal?: Portal) {
  const { router } = open(address, portal);
  await idle(router);
  const { location, matches } = router.state;
  const screens = matches.map(({ route }): unknown => (route.handle === dialogRoute ? 'dialogRoute' : route.handle));
  return [`${location.pathname}${location.search}`, ...screens.filter((screen) => screen !== undefined)];
}

beforeEach(() => {
  page.logOut = () => null;
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  vi.unstubAllGlobals();
});

const administrator: Portal = { roles: ['administrator'] };

/** Paths after the code of the client, and their screens. */
const clientScreens = [
  ['', 'Map'],
  ['/locations/map', 'Map'],
  ['/location/loc_1', 'Station'],
  ['/compare', 'Compare'],
  ['/pollution/classes', 'classes'],
  ['/project/presentation', 'presentation'],
  ['/useful/links', 'links'],
  ['/accessibility', 'accessibilityStatement'],
  ['/privacy', 'privacyNotice'],
  ['/reports', 'reports'],
  ['/reports/loc_1/2026-10', 'periodReport'],
  ['/alerts', 'Alerts'],
] as const;

describe('screens that are open to every viewer', () => {
  test.each([
    ['/', 'Home'],
    ['/auth/login', 'Login'],
    ['/auth/register', 'Register'],
    ['/auth/confirm', 'Confirm'],
    ['/auth/confirmUser', 'ConfirmUser'],
    ['/auth/forget-password', 'ForgetPassword'],
    ['/auth/resetPassToken', 'ResetPassToken'],
    ['/auth/logout', 'Logout'],
    ['/error-404', 'notFound'],
    ['/error-500', 'serverError'],
    ['/access-denied', 'accessDenied'],
    ['/clientNotFound', 'clientNotFound'],
    ['/about', 'MainLayout', 'Version'],
    ...clientScreens.map(([path, screen]): [string, ...string[]] => [`/OPEN${path}`, 'ClientLayout', screen]),
    ['/OPEN/unknown', 'pageNotFound'],
    ['/a/b/c/d', 'pageNotFound'],
  ])('%s', async (address, ...screens) => {
    expect(await shown(address)).toEqual([address, ...screens]);
  });
});

describe('screens that need a session', () => {
  const screens = [
    ['/clients', 'MainLayout', 'Clients'],
    ['/myAccount', 'MainLayout', 'MyAccount'],
    ['/portalUsers', 'MainLayout', 'Users'],
    ['/portalUsers/add', 'MainLayout', 'Users', 'dialogRoute', 'add'],
    ['/portalUsers/delete', 'MainLayout', 'Users', 'dialogRoute', 'remove'],
    ['/portalUsers/usr_1', 'MainLayout', 'Users', 'dialogRoute', 'edit'],
    ['/portalUsers/usr_1/password', 'MainLayout', 'Users', 'dialogRoute', 'password'],
    ['/apiKeys', 'MainLayout', 'ApiKeys'],
    ['/network', 'MainLayout', 'Network', 'networkStart'],
    ['/network/allClients/texts', 'MainLayout', 'Network', 'networkTexts'],
    ['/network/cli_1', 'MainLayout', 'Network', 'networkClient'],
    ['/network/cli_1/newStation', 'MainLayout', 'Network', 'newStation'],
    ['/network/cli_1/stations/loc_1', 'MainLayout', 'Network', 'networkStation'],
    ['/imports', 'MainLayout', 'Imports'],
    ['/auditLog', 'MainLayout', 'AuditLog'],
  ];

  test.each(screens)('%s for an administrator', async (...[address = '', ...layers]) => {
    expect(await shown(address, administrator)).toEqual([address, ...layers]);
  });

  test.each(screens)('%s is closed to a visitor', async (address = '') => {
    const [location, ...layers] = await shown(address);
    expect(location).toMatch(/^\/auth\/login/);
    expect(layers).toEqual(['Login']);
  });

  const roles: readonly Role[] = ['administrator', 'PortalKeyUser', 'ClientUser', 'ApiUser'];
  const opening = (address: string) =>
    roles.slice(0, /^\/(clients|myAccount)/.test(address) ? 4 : /^\/(portalUsers|apiKeys)/.test(address) ? 2 : 1);
  test.each(screens.flatMap(([address = '']) => roles.map((role) => ({ address, role }))))(
    '$address for the role $role',
    async ({ address, role }) => {
      const [location] = await shown(address, { roles: [role] });
      expect(location).toBe(opening(address).includes(role) ? address : '/');
    },
  );
});

describe('screens of a client that is not public', () => {
  test.each(clientScreens)('%s', async (path, screen) => {
    const address = `/SHUT${path}`;
    const ofClient: Portal = { roles: ['ClientUser'], closedClients: ['SHUT'] };
    expect(await shown(address, ofClient)).toEqual([address, 'ClientLayout', screen]);
    expect(await shown(address, { roles: ['ClientUser'] })).toEqual(['/clientNotFound', 'clientNotFound']);
    expect(await shown(address)).toEqual([`/auth/login?origin=${encodeURIComponent(address)}`, 'Login']);
  });
});

describe('an address inside a group that names no screen', () => {
  test.each([
    '/auth',
    '/auth/unknown',
    '/auth/resetpasstoken',
    '/myAccount/x',
    '/portalUsers/usr_1/password/x',
    '/network/cli_1/x',
    '/network/cli_1/stations',
    '/network/cli_1/stations/loc_1/x',
    '/auditLog/x',
    '/OPEN/locations',
    '/OPEN/locations/x',
    '/OPEN/location',
    '/OPEN/location/loc_1/x',
    '/OPEN/compare/x',
    '/OPEN/pollution',
    '/OPEN/project/x',
    '/OPEN/useful',
    '/OPEN/reports/loc_1',
  ])('%s leads to the 404 page', async (address) => {
    expect(await shown(address, administrator)).toEqual(['/error-404', 'notFound']);
  });
});

describe('the code of the screens', () => {
  const failing = {
    add: async (parts: readonly string[]) => {
      if (parts.length > 0) throw new Error('no words');
    },
  };

  test('is loaded with its messages', async () => {
    // The server can be reached.
    vi.stubGlobal('fetch', async () => Response.json([]));
    vi.stubGlobal('navigator', { onLine: true });
    const { router } = open('/auth/register', failing);
    await idle(router);
    expect(Object.values(router.state.errors ?? {})).toEqual([new Error('no words')]);
  });

  test('of the login form needs only messages that are already loaded', async () => {
    expect(await shown('/auth/login', failing)).toEqual(['/auth/login', 'Login']);
  });

  test('that needs a session is not loaded for the login form', async () => {
    const { router } = open('/auth/unknown');
    await idle(router);
    const known = () => router.routes[0]!.children!.map(({ id, path }) => path ?? id);
    const before = known().length;
    await router.navigate('/OPEN');
    await idle(router);
    // The guarded routes, and the version page.
    expect(known()).toHaveLength(before + 2);
    await router.navigate('/OPEN/compare');
    await router.navigate('/OPEN/alerts');
    expect(known()).toHaveLength(before + 2);
  });
});

describe('the first navigation', () => {
  test('waits until a restored session is confirmed or rejected', async () => {
    let settle: () => void = () => undefined;
    const settled = new Promise<void>((done) => (settle = done));
    const { router } = open('/clients', { ...administrator, settled });
    await new Promise((done) => setTimeout(done, 20));
    expect(router.state.initialized).toBe(false);
    settle();
    await idle(router);
    expect(router.state.location.pathname).toBe('/clients');
  });

  test('passes the services of the page to every screen', async () => {
    const seen = vi.fn();
    page.logOut = () => null;
    const { router, services } = open('/auth/login');
    await idle(router);
    const { middleware } = router.routes[0]! as { middleware?: ((args: unknown, next: unknown) => unknown)[] };
    const settled = vi.spyOn(services, 'settled');
    await middleware![0]!({ context: { get: (key: unknown) => (seen(key), services) } }, seen);
    expect(seen).toHaveBeenCalledWith(servicesContext);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

describe('a change of the viewer', () => {
  async function started(roles: readonly Role[] | null) {
    const portal = open('/auth/login', { roles });
    await idle(portal.router);
    return { ...portal, revalidate: vi.spyOn(portal.router, 'revalidate').mockResolvedValue() };
  }

  test('runs the guard again after signing in and out', async () => {
    const { become, revalidate } = await started(null);
    become('signedIn', 'usr_ana');
    expect(revalidate).toHaveBeenCalledTimes(1);
    become('signedOut', null);
    expect(revalidate).toHaveBeenCalledTimes(2);
    become('signedIn', 'usr_bor');
    expect(revalidate).toHaveBeenCalledTimes(3);
  });

  test('does not run the guard for the same user, or for a visitor who stays one', async () => {
    const user = await started(['ClientUser']);
    user.become('signedIn', 'usr_ana');
    expect(user.revalidate).not.toHaveBeenCalled();
    const visitor = await started(null);
    visitor.become('signedOut', null);
    expect(visitor.revalidate).not.toHaveBeenCalled();
  });

  test.each([
    ['from a screen', '/clients'],
    ['by its address', '/auth/logout'],
  ])('sends a user who logs out %s to the login', async (_, opened) => {
    const { router, services, become } = open(opened, administrator);
    page.logOut = () => {
      if (services.user()) become('signingOut', null);
      return redirect('/auth/login');
    };
    await idle(router);
    await router.navigate('/auth/logout');
    await idle(router);
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  test('finds the screen of a page that was opened while the viewer changed', async () => {
    const { router, become } = open('/portalUsers/add', administrator);
    // Interrupts the first navigation while the routes behind the guard load.
    become('signedIn', 'usr_ana_again');
    await idle(router);
    expect(router.state.matches.map(({ route }): unknown => route.handle)).not.toContain('pageNotFound');
  });
});
