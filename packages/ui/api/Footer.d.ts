import { ReactNode } from "react";
interface FooterProps {
  links?: readonly {
    label: string;
    href: string;
  }[] | undefined;
  children?: ReactNode | undefined;
  /** One low line, for a page whose content fills the window. */
  isCompact?: boolean | undefined;
}
declare function Footer({
  links,
  children,
  isCompact
}: FooterProps): import("react").JSX.Element;
export { Footer, FooterProps };