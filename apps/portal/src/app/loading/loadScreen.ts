import { redirect } from 'react-router-dom';
import type { PartName } from '../../i18n/messages.ts';
import { paths } from '../paths.ts';

/**
 * Loads a screen and its messages.
 *
 * @param texts beside those of the start, which are there before any screen; `rest` if it is left out
 */
export type LoadScreen = <Screen>(load: () => Promise<Screen>, texts?: readonly PartName[]) => () => Promise<Screen>;

/** Handle of a route whose screen loads more code once it is shown. */
export interface PartsHandle {
  parts: readonly (() => Promise<unknown>)[];
}

const toNotFound = () => redirect(paths.notFound);

/** Matches an address inside a group of routes that leads to none of them. */
export const unmatchedRoute = { path: '*', loader: toNotFound };

/** Matches the address of a route group that has no screen itself. */
export const bareGroup = { index: true, loader: toNotFound } as const;
