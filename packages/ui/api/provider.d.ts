import { IntlShape, createIntl } from "@formatjs/intl";
import { ComponentProps, ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
/** Strings or precompiled messages by id: the contents of `@zrak/ui/locales/{locale}.json`. */
type UiMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;
type RouterProps = ComponentProps<typeof RouterProvider>;
interface UiProviderProps {
  /** BCP 47 tag for the formats of numbers and dates, for example `sl-SI`. `en` without a region means `en-GB`. */
  locale: string;
  messages: UiMessages;
  /** Client-side navigation of the app. Without it links load the page. */
  navigate?: RouterProps['navigate'] | undefined;
  /** Turns a path of the app into the value of `href`, for example with a base path. */
  useHref?: ((href: string) => string) | undefined;
  children: ReactNode;
}
/** Provides language, formats of numbers and dates, and client-side navigation to its children. */
declare function UiProvider({
  locale,
  messages,
  navigate,
  useHref,
  children
}: UiProviderProps): import("react").JSX.Element;
/** The `IntlShape` of the nearest `UiProvider`. */
declare function useUiIntl(): IntlShape;
export { UiMessages, UiProvider, UiProviderProps, useUiIntl };