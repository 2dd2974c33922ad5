import { createBrowserRouter, redirect, RouterContextProvider } from 'react-router-dom';
import { RootLayout, LoadingScreen } from '../layouts/RootLayout.tsx';
import { RouteError } from '../routes/errors/RouteError.tsx';
import { servicesContext } from './contexts.ts';
import { guard } from './guard.ts';
import { lazily } from './lazily.ts';
import { paths } from './paths.ts';
import type { Services } from './services.ts';

/** An address inside a group of routes that leads to none of them. */
const strays = { path: '*', loader: () => redirect(paths.notFound) };

export function createPortalRouter(services: Services) {
  const router = createBrowserRouter(
    [
      {
        Component: RootLayout,
        ErrorBoundary: RouteError,
        HydrateFallback: LoadingScreen,
        children: [
          { index: true, lazy: lazily(() => import('../routes/home/HomeRoute.tsx')) },
          {
            path: 'auth',
            children: [
              { path: 'login', lazy: lazily(() => import('../routes/auth/LoginRoute.tsx')) },
              { path: 'register', lazy: lazily(() => import('../routes/auth/RegisterRoute.tsx')) },
              { path: 'confirm', lazy: lazily(() => import('../routes/auth/ConfirmRoute.tsx')) },
              { path: 'confirmUser', lazy: lazily(() => import('../routes/auth/ConfirmUserRoute.tsx')) },
              { path: 'forget-password', lazy: lazily(() => import('../routes/auth/ForgetPasswordRoute.tsx')) },
              {
                path: 'resetPassToken',
                caseSensitive: true,
                lazy: lazily(() => import('../routes/auth/ResetPassTokenRoute.tsx')),
              },
              { path: 'logout', lazy: lazily(() => import('../routes/auth/LogoutRoute.tsx')) },
              strays,
            ],
          },
          { path: 'error-404', lazy: lazily(() => import('../routes/errors/NotFoundRoute.tsx')) },
          { path: 'error-500', lazy: lazily(() => import('../routes/errors/ServerErrorRoute.tsx')) },
          { path: 'access-denied', lazy: lazily(() => import('../routes/errors/AccessDeniedRoute.tsx')) },
          { path: 'clientNotFound', lazy: lazily(() => import('../routes/errors/ClientNotFoundRoute.tsx')) },
          {
            middleware: [guard()],
            children: [
              {
                lazy: lazily(() => import('../layouts/MainLayout.tsx')),
                children: [{ path: 'clients', lazy: lazily(() => import('../routes/clients/ClientsRoute.tsx')) }],
              },
              {
                id: 'client',
                path: ':clientCode',
                lazy: lazily(() => import('../layouts/ClientLayout.tsx')),
                children: [
                  { index: true, lazy: lazily(() => import('../routes/locations/MapRoute.tsx')) },
                  { path: 'locations/map', lazy: lazily(() => import('../routes/locations/MapRoute.tsx')) },
                  { path: 'location/:locationId', lazy: lazily(() => import('../routes/locations/StationRoute.tsx')) },
                  { path: 'locations', children: [strays] },
                  { path: 'location', children: [strays] },
                ],
              },
            ],
          },
          { path: '*', lazy: lazily(() => import('../routes/errors/PageNotFoundRoute.tsx')) },
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
    void router.revalidate();
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;
