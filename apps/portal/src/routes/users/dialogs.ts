/**
 * One chunk for all of them: each is small, they share most of their code, and the start lists one file instead of
 * many.
 */
export * as add from './AddUserRoute.tsx';
export * as edit from './EditUserRoute.tsx';
export * as password from './UserPasswordRoute.tsx';
export * as remove from './DeleteUserRoute.tsx';
