import { lazy, Suspense } from 'react';
import { createBrowserRouter, createPath, RouterContextProvider } from 'react-router-dom';
import type { MessageStore } from '../i18n/messages.ts';
import { RootLayout, LoadingScreen } from '../layouts/RootLayout.tsx';
import { RouteError } from '../routes/errors/RouteError.tsx';
import { servicesContext } from './contexts.ts';
import { withReloadOnStaleBuild } from './loading/withReloadOnStaleBuild.ts';
import type { LoadScreen } from './loading/loadScreen.ts';
import { openRoutes } from './openRoutes.ts';
import { paths } from './paths.ts';
import type { Services } from './services.ts';

/** Address of a map or a station: the frame is shown while their data load. */
const framedScreen = /^\/([^/]+)\/(?:locations\/map|(location)\/[^/]+)\/?$/;

export function createPortalRouter(services: Services, messages: MessageStore) {
  const screen: LoadScreen = (load, texts = ['rest']) =>
    withReloadOnStaleBuild(
      () => Promise.all([load(), messages.add(texts)]).then(([loaded]) => loaded),
      // The address of a first screen is the address of the page.
      () => router.state.navigation.location && createPath(router.state.navigation.location),
    );
  const LoadingFrame = lazy(screen(() => import('../layouts/LoadingFrame.tsx')));
  const FirstScreen = () => {
    const screenOfClient = framedScreen.exec(location.pathname);
    return (
      <Suspense fallback={<LoadingScreen />}>
        {screenOfClient ? <LoadingFrame code={screenOfClient[1]!} isMap={!screenOfClient[2]} /> : <LoadingScreen />}
      </Suspense>
    );
  };
  let hasGuarded = false;
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: RootLayout,
        ErrorBoundary: RouteError,
        HydrateFallback: FirstScreen,
        middleware: [({ context }) => context.get(servicesContext).settled()],
        children: openRoutes(screen),
      },
    ],
    {
      future: { v8_middleware: true },
      // Not needed to sign in, so loaded separately.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        if (hasGuarded || path.startsWith('/auth/')) return;
        const { guardedRoutes } = await withReloadOnStaleBuild(() => import('./guardedRoutes.ts'))();
        // An interrupted navigation cannot add routes: the one that follows it does.
        if (hasGuarded || signal.aborted) return;
        patch('root', guardedRoutes(screen));
        hasGuarded = true;
      },
      getContext() {
        const context = new RouterContextProvider();
        context.set(servicesContext, services);
        return context;
      },
    },
  );

  services.onForbidden(({ method }) => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    const isRead = method === 'GET';
    // That page loads nothing, so a refusal there belongs to an earlier screen. And the login form stays: a visitor who
    // may not see the list of public clients may still sign in.
    if (pathname === paths.accessDenied || (isRead && pathname === paths.logIn)) return;
    // Going back must not load again what was refused, but it returns to a form that was sent.
    const isOpened = location.pathname + location.search === pathname + search;
    void router.navigate(paths.accessDenied, { replace: isRead && isOpened });
  });

  // The guard that admits a user also redirects them after signing out: it runs again whenever the viewer changes.
  let viewer = services.user()?.id;
  services.auth.subscribe(() => {
    const current = services.user()?.id;
    if (current === viewer) return;
    viewer = current;
    void router.revalidate();
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;
