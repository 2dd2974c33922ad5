import { createIntl, type IntlShape } from '@formatjs/intl';
import { type ComponentProps, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
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
/** Language, number and date formats, and client-side navigation for everything inside. */
export declare function UiProvider({ locale, messages, navigate, useHref, children }: UiProviderProps): import("react").JSX.Element;
/** The `IntlShape` of the nearest `UiProvider`. */
export declare function useUiIntl(): IntlShape;
export {};
