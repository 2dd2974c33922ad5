import { createIntl, type IntlShape } from '@formatjs/intl';
import { createContext, type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export type UiLocale = 'en' | 'sl' | 'de';

/** Strings, or messages compiled ahead of time, by id: the contents of `@zrak/ui/locales/{locale}.json`. */
export type UiMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

type RouterProps = ComponentProps<typeof RouterProvider>;

export interface UiProviderProps {
  locale: UiLocale;
  messages: UiMessages;
  /** The app's own navigation; without it links load the page. */
  navigate?: RouterProps['navigate'];
  /** Turns a path of the app into what stands in `href` (a base path, say). */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Regions are named, because `en` alone would write dates the American way. */
export const languageTags: Record<UiLocale, string> = { en: 'en-GB', sl: 'sl-SI', de: 'de-DE' };

// Components still speak English outside a provider, so that one can be tried alone.
const english = createIntl({ locale: languageTags.en, onError: () => undefined });
const UiIntlContext = createContext<IntlShape>(english);

/** Language, number and date formats, and client-side navigation for everything inside. */
export function UiProvider({ locale, messages, navigate, useHref, children }: UiProviderProps) {
  const tag = languageTags[locale];
  const intl = useMemo(
    () => createIntl({ locale: tag, defaultLocale: tag, messages: withLiterals(messages) }),
    [tag, messages],
  );
  const content = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
      {children}
    </RouterProvider>
  ) : (
    children
  );
  return (
    <UiIntlContext value={intl}>
      <I18nProvider locale={tag}>{content}</I18nProvider>
    </UiIntlContext>
  );
}

/** The `IntlShape` of the nearest `UiProvider`. */
export function useUiIntl(): IntlShape {
  return useContext(UiIntlContext);
}

/** `TYPE.literal` of a compiled message; the enum would bring the parser along. */
const LITERAL = 0;

/** What stands for itself is said as it is; any other text would be parsed, most of it to find nothing in it. */
function withLiterals(messages: UiMessages): UiMessages {
  const said = Object.entries(messages).map(([id, message]) => {
    const isLiteral = typeof message === 'string' && !/[{}<']/.test(message);
    return [id, isLiteral ? [{ type: LITERAL, value: message }] : message];
  });
  return Object.fromEntries(said);
}
