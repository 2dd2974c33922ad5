import { createIntl, type IntlShape } from '@formatjs/intl';
import { createContext, type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Strings or precompiled messages by id: the contents of `@zrak/ui/locales/{locale}.json`. */
export type UiMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

type RouterProps = ComponentProps<typeof RouterProvider>;

export interface UiProviderProps {
  /** BCP 47 tag for the formats of numbers and dates, for example `sl-SI`. `en` without a region means `en-GB`. */
  locale: string;
  messages: UiMessages;
  /** Client-side navigation of the app. Without it links load the page. */
  navigate?: RouterProps['navigate'];
  /** Turns a path of the app into the value of `href`, for example with a base path. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Without a region `Intl` writes dates in the American format. */
const englishTag = 'en-GB';

// Components outside a provider use English, so that a single one can be tried.
const english = createIntl({ locale: englishTag, onError: () => undefined });
const UiIntlContext = createContext<IntlShape>(english);

/** Provides language, formats of numbers and dates, and client-side navigation to its children. */
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

/** `TYPE.literal` of a compiled message. Importing the enum would include the parser. */
const LITERAL = 0;

/**
 * Texts without placeholders become literals when they are asked for: parsing them would cost time and find nothing.
 */
function withLiterals(messages: UiMessages): UiMessages {
  return new Proxy(messages, {
    get: (all, id) => {
      const message: unknown = Reflect.get(all, id);
      const isLiteral = typeof message === 'string' && !/[{}<']/.test(message);
      return isLiteral ? [{ type: LITERAL, value: message }] : message;
    },
  });
}
