import { FullScreenSpinner } from '@zrak/ui/Spinner';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { dialogRoute } from '../app/dialogRoute.ts';
import { isFirstPaint, useFirstPaintEnd } from '../app/firstPaint.ts';
import { useServices } from '../app/servicesHooks.ts';
import { scrollPositions } from '../session/session.ts';
import * as styles from './RootLayout.css.ts';

/** Before the first screen; the picture in the document stays, if there is one. */
export function LoadingScreen() {
  const label = useIntl().formatMessage({ id: 'layouts.RootLayout.loading' });
  return isFirstPaint() ? (
    <VisuallyHidden as="div">
      <span role="status">{label}</span>
    </VisuallyHidden>
  ) : (
    <FullScreenSpinner label={label} />
  );
}

/**
 * Moves the focus to the heading of the new screen, so that reading continues there and not at the top of the page. A
 * dialog manages the focus itself.
 */
function useFocusOnNavigation() {
  const matches = useMatches();
  const dialog = matches.findIndex(({ handle }) => handle === dialogRoute);
  const screen = matches.at(dialog === -1 ? -1 : dialog - 1)?.pathname;
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen]);
}

/** The first screen of every document has the key `default`: an address typed after it must not take its position. */
const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

export function RootLayout() {
  useFirstPaintEnd();
  useFocusOnNavigation();
  const isBusy = useNavigation().state !== 'idle';
  const { isRunning, subscribe } = useServices().clientsReload;
  const awaitsClients = useSyncExternalStore(subscribe, isRunning);
  return (
    <>
      {isBusy && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      {/* Over the screen, which keeps its state: it may be the same for the next user. */}
      {awaitsClients && <LoadingScreen />}
      <ScrollRestoration storageKey={scrollPositions} getKey={positionKey} />
    </>
  );
}
