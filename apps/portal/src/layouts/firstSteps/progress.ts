import { browserStorage } from '../../session/storage.ts';

/** Screens a new user tries first, in this order. */
export const steps = ['station', 'compare', 'alerts'] as const;
export type FirstStep = (typeof steps)[number];

const key = 'firstSteps';
const closed = 'closed';

/** The steps that this browser has seen done; null if the guide is over: closed, or every step is done. */
export function doneSteps(offered: readonly FirstStep[]): readonly FirstStep[] | null {
  const stored = browserStorage.get(key) ?? '';
  if (stored === closed) return null;
  const done = steps.filter((step) => stored.split(' ').includes(step));
  return offered.every((step) => done.includes(step)) ? null : done;
}

export function markDone(step: FirstStep): void {
  const stored = browserStorage.get(key) ?? '';
  const words = stored.split(' ').filter(Boolean);
  if (stored === closed || words.includes(step)) return;
  browserStorage.setAll({ [key]: [...words, step].join(' ') });
}

/** Closes the guide in this browser for good. */
export const closeGuide = () => browserStorage.setAll({ [key]: closed });

const screens: readonly [RegExp, FirstStep][] = [
  [/^\/[^/]+\/location\/[^/]+/, 'station'],
  [/^\/[^/]+\/compare\/?$/, 'compare'],
  [/^\/[^/]+\/alerts\/?$/, 'alerts'],
];

/** The step that a screen is, if it is one. @param pathname decoded or not */
export const stepOf = (pathname: string): FirstStep | undefined =>
  screens.find(([pattern]) => pattern.test(pathname))?.[1];
