import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PartName } from '../../i18n/messages.ts';
import { guardedRoutes } from '../guardedRoutes.ts';
import { openRoutes } from '../openRoutes.ts';
import type { LoadScreen, PartsHandle } from './loadScreen.ts';

interface ScreenModule {
  handle?: Partial<PartsHandle>;
}

/** Milliseconds for which a link is pointed at, touched or focused by somebody who does not only pass it. */
const intentMs = 65;

/** The page asks for nothing in advance where the user saves data or has no connection. */
const isAllowed = () => {
  const { onLine, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return onLine && connection?.saveData !== true;
};

/** Path of a screen of the portal that a link opens in this page. */
function pathOf(link: HTMLAnchorElement): string | null {
  const isHere = link.origin === location.origin && link.pathname !== location.pathname;
  return isHere && !link.hasAttribute('download') && /^(_self)?$/.test(link.target) ? link.pathname : null;
}

/**
 * Loads the code of the screen at a path, without the screen: no call is sent, and a failure changes nothing, for the
 * navigation tries again.
 *
 * @param loadTexts loads parts of the texts
 */
export function prefetchWith(
  loadTexts: (texts: readonly PartName[]) => Promise<void>,
): (path: string) => Promise<void> {
  const bare: LoadScreen =
    (load, texts = ['rest']) =>
    async () => {
      const [screen] = await Promise.all([load(), loadTexts(texts)]);
      return screen;
    };
  const routes: RouteObject[] = [...openRoutes(bare), ...guardedRoutes(bare)];
  return async (path) => {
    const matches = matchRoutes(routes, path) ?? [];
    // A file, or an address without a screen.
    if (matches.at(-1)?.route.path === '*') return;
    const load = async ({ route: { lazy } }: (typeof matches)[number]) => {
      if (typeof lazy !== 'function') return;
      const { handle } = (await lazy()) as ScreenModule;
      await Promise.all(handle?.parts?.map((part) => part()) ?? []);
    };
    await Promise.all(matches.map(load)).catch(() => {});
  };
}

/**
 * Calls `load` with the path of a link that the user is about to open: it has been pointed at, touched or focused.
 *
 * @returns function that ends it
 */
export function watchIntent(load: (path: string) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const consider = ({ target }: Event) => {
    forget();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link && pathOf(link);
    if (path !== null && isAllowed()) timer = setTimeout(() => void load(path), intentMs);
  };
  const ends = new AbortController();
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, consider, ends);
  // A finger that scrolls.
  for (const event of ['pointercancel', 'pointerout', 'focusout']) document.addEventListener(event, forget, ends);
  return () => {
    ends.abort();
    forget();
  };
}
