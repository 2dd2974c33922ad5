import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

/** Loads a screen, and the words for it. */
export type LoadScreen = <Screen>(load: () => Promise<Screen>) => () => Promise<Screen>;

/** An address inside a group of routes that leads to none of them. */
export const unmatchedRoute = { path: '*', loader: () => redirect(paths.notFound) };
