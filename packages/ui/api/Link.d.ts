import { ReactNode } from "react";
import { LinkProps as LinkProps$1 } from "react-aria-components/Link";
interface LinkProps extends Pick<LinkProps$1, 'target' | 'rel' | 'onPress' | 'download'> {
  href: string;
  /** `quiet` looks like the surrounding text until hovered: for names in tables and lists. */
  tone?: 'accent' | 'quiet' | undefined;
  /** Language of the target if it differs from the page's. */
  hrefLang?: string | undefined;
  /** Passed with `href` to the app's navigation. */
  routerOptions?: object | undefined;
  children: ReactNode;
}
/** Uses the app's navigation if `UiProvider` has one. */
declare function Link({
  tone,
  target,
  rel,
  routerOptions,
  ...rest
}: LinkProps): import("react").JSX.Element;
export { Link, LinkProps };