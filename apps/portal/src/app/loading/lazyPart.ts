import { lazy } from 'react';
import { withReloadOnStaleBuild } from './withReloadOnStaleBuild.ts';

/** A component whose code is loaded with its first use. */
export const lazyPart: typeof lazy = (load) => lazy(withReloadOnStaleBuild(load));
