import type { ReactNode } from 'react';
import { type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
export interface LinkProps extends Pick<AriaLinkProps, 'target' | 'rel' | 'onPress' | 'download'> {
    href: string;
    /** `quiet` looks like the text round it until it is pointed at: for names in tables and lists. */
    tone?: 'accent' | 'quiet';
    /** Language of the page it leads to, when it is not this one. */
    hrefLang?: string;
    /** Goes with the `href` to the app's own navigation. */
    routerOptions?: object | undefined;
    children: ReactNode;
}
/** Navigates with the app's own router when `UiProvider` has been given one. */
export declare function Link({ tone, target, rel, routerOptions, ...rest }: LinkProps): import("react").JSX.Element;
