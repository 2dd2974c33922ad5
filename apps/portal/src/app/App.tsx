import { UiProvider } from '@zrak/ui/provider';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router-dom';
import { type Language, languages } from '../i18n/languages.ts';
import type { MessageStore } from '../i18n/messages.ts';
import { currentTheme, storeTheme } from '../session/preferences.ts';
import { PreferencesContext } from '../session/preferencesContext.ts';
import { noteError } from './caughtErrors.ts';
import { useOverlays } from './firstScreen.ts';
import type { PortalRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './servicesHooks.ts';
import { applyTheme } from './theme.ts';

export interface AppProps {
  router: PortalRouter;
  services: Services;
  messages: MessageStore;
}

export function App({ router, services, messages }: AppProps) {
  const shown = useSyncExternalStore(messages.subscribe, messages.current);
  const [theme, setTheme] = useState(currentTheme);

  const overlays = useOverlays({ router, messages }, useHasStarted(router));

  const preferences = useMemo(
    () => ({
      language: shown.language,
      async setLanguage(language: Language) {
        await messages.setLanguage(language);
        // The API returns names in the language of the request.
        services.clearClients();
        await router.revalidate();
      },
      theme,
      setTheme(choice: typeof theme) {
        storeTheme(choice);
        applyTheme(choice);
        setTheme(choice);
      },
    }),
    [shown.language, theme, services, router, messages],
  );

  const tag = languages[shown.language].tag;
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  return (
    <ServicesContext value={services}>
      <PreferencesContext value={preferences}>
        <IntlProvider locale={tag} defaultLocale={tag} messages={shown.portal}>
          <UiProvider locale={tag} messages={shown.ui} navigate={(to, options) => void router.navigate(to, options)}>
            <RouterProvider router={router} onError={noteError} />
            {overlays}
          </UiProvider>
        </IntlProvider>
      </PreferencesContext>
    </ServicesContext>
  );
}

/** Milliseconds after which announcements are possible although the login has not come. */
const startMs = 2000;

/**
 * Whether announcements may load. They need the frame of the other pages, so the login comes first. Elsewhere they are
 * there before the first dialog, which hides everything that is added later.
 */
function useHasStarted(router: PortalRouter): boolean {
  const [isLogin] = useState(() => location.pathname.startsWith('/auth/'));
  const isShown = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.initialized,
  );
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, startMs, true);
    return () => clearTimeout(timer);
  }, []);
  return !isLogin || isShown || isLate;
}
