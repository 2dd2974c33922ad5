import { renderHook } from '@testing-library/react';
import uiMessages from '@zrak/ui/locales/en.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Services } from '../app/services.ts';
import { ServicesContext } from '../app/servicesHooks.ts';
import portalMessages from '../i18n/en.json' with { type: 'json' };

const messages = { ...uiMessages, ...portalMessages };

/** Runs a hook with the English texts and, if given, these services. */
export function renderHookInApp<Result>(hook: () => Result, services: Partial<Services> | null = null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext.Provider value={services as Services | null}>
      <IntlProvider locale="en" messages={messages}>
        {children}
      </IntlProvider>
    </ServicesContext.Provider>
  );
  return renderHook(hook, { wrapper });
}
