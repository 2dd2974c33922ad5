import { UiProvider } from '@zrak/ui/provider';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router-dom';
import { type Language, languageTag } from '../i18n/languages.ts';
import { loadMessages, type Messages } from '../i18n/messages.ts';

import { currentTheme, rememberLanguage, rememberTheme } from './preferences.ts';
import { PreferencesContext } from './preferencesContext.ts';
import type { PortalRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './servicesHooks.ts';
import { applyTheme } from './theme.ts';

// Nothing is announced before the first screen stands.
const ToastRegion = lazy(() => import('@zrak/ui/Toast').then((door) => ({ default: door.ToastRegion })));

export interface AppProps {
  router: PortalRouter;
  services: Services;
  language: Language;
  messages: Messages;
}

export function App({ router, services, ...initial }: AppProps) {
  const [shown, setShown] = useState({ language: initial.language, messages: initial.messages });
  const [theme, setTheme] = useState(currentTheme);

  const preferences = useMemo(
    () => ({
      language: shown.language,
      setLanguage(language: Language) {
        void loadMessages(language).then(async (messages) => {
          rememberLanguage(language);
          setShown({ language, messages });
          // Names come from the API in the reader's language.
          services.forgetClients();
          await router.revalidate();
        });
      },
      theme,
      setTheme(choice: typeof theme) {
        rememberTheme(choice);
        applyTheme(choice);
        setTheme(choice);
      },
    }),
    [shown.language, theme, services, router],
  );

  const tag = languageTag[shown.language];
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  return (
    <ServicesContext value={services}>
      <PreferencesContext value={preferences}>
        <IntlProvider locale={tag} defaultLocale={tag} messages={shown.messages.portal}>
          <UiProvider
            locale={shown.language}
            messages={shown.messages.ui}
            navigate={(to, options) => void router.navigate(to, options)}
          >
            <RouterProvider router={router} />
            <Suspense>
              <ToastRegion />
            </Suspense>
          </UiProvider>
        </IntlProvider>
      </PreferencesContext>
    </ServicesContext>
  );
}
