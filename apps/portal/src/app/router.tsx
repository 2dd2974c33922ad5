import { createBrowserRouter, redirect, RouterContextProvider } from 'react-router-dom';
import type { MessageStore } from '../i18n/messages.ts';
import { RootLayout, LoadingScreen } from '../layouts/RootLayout.tsx';
import { RouteError, ScreenError } from '../routes/errors/RouteError.tsx';
import type * as contentScreens from '../routes/content/screens.ts';
import type * as errorScreens from '../routes/errors/screens.ts';
import type * as reportScreens from '../routes/reports/screens.ts';
import type * as userDialogs from '../routes/users/dialogs.ts';
import { servicesContext } from './contexts.ts';
import { guard } from './guard.ts';
import { lazily } from './lazily.ts';
import { overlay } from './overlay.ts';
import { paths } from './paths.ts';
import { userManagers } from './roles.ts';
import type { Services } from './services.ts';

/** An address inside a group of routes that leads to none of them. */
const strays = { path: '*', loader: () => redirect(paths.notFound) };

export function createPortalRouter(services: Services, messages: MessageStore) {
  /** A screen, and the words for it. */
  const screen = <Screen,>(load: () => Promise<Screen>) =>
    lazily(() => Promise.all([load(), messages.complete()]).then(([loaded]) => loaded));
  const content = (name: keyof typeof contentScreens) =>
    screen(() => import('../routes/content/screens.ts').then((screens) => screens[name]));
  const reports = (name: keyof typeof reportScreens) =>
    screen(() => import('../routes/reports/screens.ts').then((screens) => screens[name]));
  const failure = (name: keyof typeof errorScreens) =>
    screen(() => import('../routes/errors/screens.ts').then((screens) => screens[name]));
  const map = screen(() => import('../routes/locations/MapRoute.tsx'));
  const mainLayout = screen(() => import('../layouts/MainLayout.tsx'));
  const dialog = (name: keyof typeof userDialogs) =>
    screen(() => import('../routes/users/dialogs.ts').then((dialogs) => dialogs[name]));
  const router = createBrowserRouter(
    [
      {
        Component: RootLayout,
        ErrorBoundary: RouteError,
        HydrateFallback: LoadingScreen,
        middleware: [({ context }) => context.get(servicesContext).settled()],
        children: [
          { index: true, lazy: screen(() => import('../routes/home/HomeRoute.tsx')) },
          {
            path: 'auth',
            children: [
              { path: 'login', lazy: lazily(() => import('../routes/auth/LoginRoute.tsx')) },
              { path: 'register', lazy: screen(() => import('../routes/auth/RegisterRoute.tsx')) },
              { path: 'confirm', lazy: screen(() => import('../routes/auth/ConfirmRoute.tsx')) },
              { path: 'confirmUser', lazy: screen(() => import('../routes/auth/ConfirmUserRoute.tsx')) },
              { path: 'forget-password', lazy: screen(() => import('../routes/auth/ForgetPasswordRoute.tsx')) },
              {
                path: 'resetPassToken',
                caseSensitive: true,
                lazy: screen(() => import('../routes/auth/ResetPassTokenRoute.tsx')),
              },
              { path: 'logout', lazy: screen(() => import('../routes/auth/LogoutRoute.tsx')) },
              strays,
            ],
          },
          { path: 'error-404', lazy: failure('notFound') },
          { path: 'error-500', lazy: failure('serverError') },
          { path: 'access-denied', lazy: failure('accessDenied') },
          { path: 'clientNotFound', lazy: failure('clientNotFound') },
          {
            lazy: mainLayout,
            children: [{ path: 'about', lazy: screen(() => import('../routes/version/VersionRoute.tsx')) }],
          },
          {
            middleware: [guard()],
            children: [
              {
                lazy: mainLayout,
                children: [
                  {
                    ErrorBoundary: ScreenError,
                    children: [
                      { path: 'clients', lazy: screen(() => import('../routes/clients/ClientsRoute.tsx')) },
                      { path: 'myAccount', lazy: screen(() => import('../routes/account/MyAccountRoute.tsx')) },
                      {
                        path: 'portalUsers',
                        middleware: [guard(userManagers)],
                        lazy: screen(() => import('../routes/users/UsersRoute.tsx')),
                        children: [
                          {
                            handle: overlay,
                            children: [
                              { path: 'add', lazy: dialog('add') },
                              { path: 'delete', lazy: dialog('remove') },
                              { path: ':userId', lazy: dialog('edit') },
                              { path: ':userId/password', lazy: dialog('password') },
                            ],
                          },
                        ],
                      },
                      {
                        path: 'auditLog',
                        middleware: [guard(['administrator'])],
                        lazy: screen(() => import('../routes/audit/AuditLogRoute.tsx')),
                      },
                    ],
                  },
                  { path: 'myAccount', children: [strays] },
                  { path: 'portalUsers', children: [strays] },
                  { path: 'auditLog', children: [strays] },
                ],
              },
              {
                id: 'client',
                path: ':clientCode',
                lazy: screen(() => import('../layouts/ClientLayout.tsx')),
                children: [
                  { index: true, lazy: map },
                  { path: 'locations/map', lazy: map },
                  { path: 'location/:locationId', lazy: screen(() => import('../routes/locations/StationRoute.tsx')) },
                  { path: 'compare', lazy: screen(() => import('../routes/locations/CompareRoute.tsx')) },
                  { path: 'pollution/classes', lazy: content('classes') },
                  { path: 'project/presentation', lazy: content('presentation') },
                  { path: 'useful/links', lazy: content('links') },
                  { path: 'reports', lazy: reports('files') },
                  { path: 'reports/:locationId/:period', lazy: reports('ofPeriod') },
                  ...['locations', 'location', 'compare', 'pollution', 'project', 'useful', 'reports'].map((path) => ({
                    path,
                    children: [strays],
                  })),
                ],
              },
            ],
          },
          { path: '*', lazy: failure('pageNotFound') },
        ],
      },
    ],
    {
      future: { v8_middleware: true },
      getContext() {
        const context = new RouterContextProvider();
        context.set(servicesContext, services);
        return context;
      },
    },
  );

  // The same guard that lets somebody in shows them out: it runs again whenever the viewer changes.
  let viewer = services.user()?.id;
  services.auth.subscribe((snapshot) => {
    const isSettled = snapshot.matches('signedIn') || snapshot.matches('signedOut');
    const current = services.user()?.id;
    if (!isSettled || current === viewer) return;
    viewer = current;
    // Logging out leads away by itself; asked again in the middle of it, it would forget what it has to say.
    if (router.state.navigation.location?.pathname === paths.logOut) return;
    void router.revalidate();
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;
