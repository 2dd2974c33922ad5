/**
 * One chunk for all of them: each is small, they share most of their code, and the start lists one file instead of
 * many.
 */
export * as accessDenied from './AccessDeniedRoute.tsx';
export * as clientNotFound from './ClientNotFoundRoute.tsx';
export * as notFound from './NotFoundRoute.tsx';
export * as pageNotFound from './PageNotFoundRoute.tsx';
export * as serverError from './ServerErrorRoute.tsx';
