import { ReactNode } from "react";
interface FooterProps {
  links?: readonly {
    label: string;
    href: string;
  }[];
  children?: ReactNode;
}
declare function Footer({
  links,
  children
}: FooterProps): import("react").JSX.Element;
export { Footer, FooterProps };