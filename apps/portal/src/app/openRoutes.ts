import type { RouteObject } from 'react-router-dom';
import type * as errorScreens from '../routes/errors/screens.ts';
import { bareGroup, type LoadScreen, unmatchedRoute } from './loading/loadScreen.ts';

/** Routes that need no session. */
export function openRoutes(screen: LoadScreen): RouteObject[] {
  const failure = (name: keyof typeof errorScreens) =>
    screen(() => import('../routes/errors/screens.ts').then((screens) => screens[name]));
  return [
    { index: true, lazy: screen(() => import('../routes/home/HomeRoute.tsx')) },
    {
      path: 'auth',
      children: [
        { path: 'login', lazy: screen(() => import('../routes/login/LoginRoute.tsx'), []) },
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
        bareGroup,
        unmatchedRoute,
      ],
    },
    { path: 'error-404', lazy: failure('notFound') },
    { path: 'error-500', lazy: failure('serverError') },
    { path: 'access-denied', lazy: failure('accessDenied') },
    { path: 'clientNotFound', lazy: failure('clientNotFound') },
    { path: '*', lazy: failure('pageNotFound') },
  ];
}
