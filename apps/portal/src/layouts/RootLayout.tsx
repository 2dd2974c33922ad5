import { FullScreenSpinner } from '@zrak/ui/Spinner';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import * as styles from './RootLayout.css.ts';

export function LoadingScreen() {
  return <FullScreenSpinner label={useIntl().formatMessage({ id: 'layouts.RootLayout.loading' })} />;
}

/** Reading goes on at the heading of the new screen, not at the top of the page. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

export function RootLayout() {
  useFocusOnNavigation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      {isBusy && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
