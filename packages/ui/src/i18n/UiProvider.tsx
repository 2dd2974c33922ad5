import { createIntl, type IntlShape } from '@formatjs/intl';
import { createContext, type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Strings, or messages compiled ahead of time, by id: the contents of `@zrak/ui/locales/{locale}.json`. */
export type UiMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

type RouterProps = ComponentProps<typeof RouterProvider>;

export interface UiProviderProps {
  /** BCP 47 tag that numbers and dates are written by, such as `sl-SI`. `en` alone counts as `en-GB`. */
  locale: string;
  messages: UiMessages;
  /** The app's own navigation; without it links load the page. */
  navigate?: RouterProps['navigate'];
  /** Turns a path of the app into what stands in `href` (a base path, say). */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Without a region `Intl` would write dates the American way. */
const englishTag = 'en-GB';

// Components still speak English outside a provider, so that one can be tried alone.
const english = createIntl({ locale: englishTag, onError: () => undefined });
const UiIntlContext = createContext<IntlShape>(english);

/** Language, number and date formats, and client-side navigation for everything inside. */
export function UiProvider({ locale, messages, navigate, useHref, children }: UiProviderProps) {
  const tag = locale === 'en' ? englishTag : locale;
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
