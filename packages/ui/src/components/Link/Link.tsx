import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';

export interface LinkProps extends Pick<AriaLinkProps, 'target' | 'rel' | 'onPress' | 'download'> {
  href: string;
  /** `quiet` looks like the surrounding text until hovered: for names in tables and lists. */
  tone?: 'accent' | 'quiet';
  /** Language of the target if it differs from the page's. */
  hrefLang?: string;
  /** Passed with `href` to the app's navigation. */
  routerOptions?: object | undefined;
  children: ReactNode;
}

/** Uses the app's navigation if `UiProvider` has one. */
export function Link({ tone = 'accent', target, rel, routerOptions, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      {...(routerOptions && { routerOptions: routerOptions as never })}
      {...(target && { target, rel: rel ?? 'noopener noreferrer' })}
      className={`${styles.link} ${styles.tone[tone]}`}
    />
  );
}
