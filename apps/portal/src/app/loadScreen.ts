import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

/** Loads a screen and its messages. */
export type LoadScreen = <Screen>(load: () => Promise<Screen>) => () => Promise<Screen>;

const toNotFound = () => redirect(paths.notFound);

/** Matches an address inside a group of routes that leads to none of them. */
export const unmatchedRoute = { path: '*', loader: toNotFound };

/** Matches the address of a route group that has no screen itself. */
export const bareGroup = { index: true, loader: toNotFound } as const;
