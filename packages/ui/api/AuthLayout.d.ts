import { ReactNode, Ref } from "react";
interface AuthLayoutProps {
  /** Text of the `h1`. */
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode | undefined;
  /** Brand above the card; by default the product's logo. */
  brand?: ReactNode | undefined;
  /** Upper right corner: language and theme. */
  end?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}
/** Page with a single task in a card in the middle. */
declare function AuthLayout({
  title,
  lead,
  brand,
  end,
  footer,
  ref,
  children
}: AuthLayoutProps): import("react").JSX.Element;
export { AuthLayout, AuthLayoutProps };