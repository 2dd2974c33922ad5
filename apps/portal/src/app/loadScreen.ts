import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

/** Loads a screen, and the words for it. */
export type LoadScreen = <Screen>(load: () => Promise<Screen>) => () => Promise<Screen>;

const toNotFound = () => redirect(paths.notFound);

/** An address inside a group of routes that leads to none of them. */
export const unmatchedRoute = { path: '*', loader: toNotFound };

/** The address of a group of routes that is no screen itself. */
export const bareGroup = { index: true, loader: toNotFound } as const;
