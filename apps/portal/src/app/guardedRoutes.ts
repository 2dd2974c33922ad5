import type { RouteObject } from 'react-router-dom';
import type * as contentScreens from '../routes/content/screens.ts';
import { ScreenError } from '../routes/errors/RouteError.tsx';
import type * as networkScreens from '../routes/network/screens.ts';
import type * as reportScreens from '../routes/reports/screens.ts';
import type * as userDialogs from '../routes/users/dialogs.ts';
import { guard } from './guard.ts';
import { dialogRoute } from './dialogRoute.ts';
import { bareGroup, type LoadScreen, unmatchedRoute } from './loading/loadScreen.ts';
import { userManagers } from '../session/roles.ts';

/**
 * Routes that only an authorised viewer may open, and the version page, which needs the files of the same frame: a list of
 * them would enlarge the script of the login.
 */
export function guardedRoutes(screen: LoadScreen): RouteObject[] {
  const mainLayout = screen(() => import('../layouts/MainLayout.tsx'));
  const content = (name: keyof typeof contentScreens) =>
    screen(() => import('../routes/content/screens.ts').then((screens) => screens[name]));
  const reports = (name: keyof typeof reportScreens) =>
    screen(() => import('../routes/reports/screens.ts').then((screens) => screens[name]));
  const map = screen(() => import('../routes/locations/map/MapRoute.tsx'));
  const dialog = (name: keyof typeof userDialogs) =>
    screen(() => import('../routes/users/dialogs.ts').then((dialogs) => dialogs[name]));
  const admin = <Screen>(load: () => Promise<Screen>) => screen(load, ['rest', 'admin']);
  const network = (name: keyof typeof networkScreens) =>
    admin(() => import('../routes/network/screens.ts').then((screens) => screens[name]));
  const about = screen(() => import('../routes/version/VersionRoute.tsx'));
  const version: RouteObject = {
    lazy: mainLayout,
    children: [{ path: 'about', ErrorBoundary: ScreenError, lazy: about }],
  };
  const guarded: RouteObject = {
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
                    handle: dialogRoute,
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
                path: 'apiKeys',
                middleware: [guard(userManagers)],
                lazy: admin(() => import('../routes/apiKeys/ApiKeysRoute.tsx')),
              },
              {
                path: 'network',
                middleware: [guard(['administrator'])],
                lazy: admin(() => import('../routes/network/NetworkRoute.tsx')),
                children: [
                  { index: true, lazy: network('start') },
                  { path: 'allClients/texts', lazy: network('texts') },
                  { path: ':clientId', lazy: network('client') },
                  { path: ':clientId/newStation', lazy: network('newStation') },
                  { path: ':clientId/stations/:stationId', lazy: network('station') },
                ],
              },
              {
                path: 'imports',
                middleware: [guard(['administrator'])],
                lazy: admin(() => import('../routes/imports/ImportRoute.tsx')),
              },
              {
                path: 'auditLog',
                middleware: [guard(['administrator'])],
                lazy: admin(() => import('../routes/audit/AuditLogRoute.tsx')),
              },
            ],
          },
          { path: 'myAccount', children: [unmatchedRoute] },
          { path: 'portalUsers', children: [unmatchedRoute] },
          { path: 'apiKeys', children: [unmatchedRoute] },
          { path: 'network', children: [unmatchedRoute] },
          { path: 'imports', children: [unmatchedRoute] },
          { path: 'auditLog', children: [unmatchedRoute] },
        ],
      },
      {
        id: 'client',
        path: ':clientCode',
        lazy: screen(() => import('../layouts/ClientLayout.tsx')),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { index: true, lazy: map },
              { path: 'locations/map', lazy: map },
              {
                path: 'location/:locationId',
                lazy: screen(() => import('../routes/locations/station/StationRoute.tsx')),
              },
              { path: 'compare', lazy: screen(() => import('../routes/locations/compare/CompareRoute.tsx')) },
              { path: 'pollution/classes', lazy: content('classes') },
              { path: 'project/presentation', lazy: content('presentation') },
              { path: 'useful/links', lazy: content('links') },
              { path: 'accessibility', lazy: content('accessibilityStatement') },
              { path: 'privacy', lazy: content('privacyNotice') },
              { path: 'reports', lazy: reports('files') },
              { path: 'reports/:locationId/:period', lazy: reports('ofPeriod') },
              { path: 'alerts', lazy: screen(() => import('../routes/alerts/AlertsRoute.tsx')) },
              ...['locations', 'location', 'pollution', 'project', 'useful'].map((path) => ({
                path,
                children: [bareGroup, unmatchedRoute],
              })),
              ...['compare', 'reports', 'accessibility', 'privacy'].map((path) => ({
                path,
                children: [unmatchedRoute],
              })),
            ],
          },
        ],
      },
    ],
  };
  return [version, guarded];
}
