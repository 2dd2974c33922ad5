import { redirect } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Loads a screen and its messages.
 *
 * @param texts those of the start are there before any screen
 */
export type LoadScreen = <Screen>(load: () => Promise<Screen>, texts?: 'start' | 'all') => () => Promise<Screen>;

/** Handle of a route whose screen loads more code once it is shown. */
export interface PartsHandle {
  parts: readonly (() => Promise<unknown>)[];
}

const toNotFound = () => redirect(paths.notFound);

/** Matches an address inside a group of routes that leads to none of them. */
export const unmatchedRoute = { path: '*', loader: toNotFound };

/** Matches the address of a route group that has no screen itself. */
export const bareGroup = { index: true, loader: toNotFound } as const;
